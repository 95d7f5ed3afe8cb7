import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Keys } from '../../foundation/query/list/keyset-query.ts'
import type { StoredRecord } from './record-query.ts'
import type { Column } from './values-query.ts'
import { countAll, findFields, selectAfter, selectFileNames, selectMade, selectPeople } from './whole-query.ts'

/** The name of records among the tables of an enterprise's file. */
export const recordPart = 'record'

/** A record may have as much text as a request may send. */
const mostAtOnce = 50

type Whose = { tx: Transact; entId: string }
type Line = { table: string; row: Record<string, unknown> }

/**
 * All records of an enterprise, table by table, each a line with its application and table: values by the keys of fields, people
 * and files by id and name. Read on from the keys of the last one: its application, its table and its own.
 */
export function wholeRecords(db: Db, { tx, entId }: Whose) {
  const reading = { db, tx, entId }
  return {
    count: async () => countAll(reading, await selectMade(reading)),
    async read(after: Keys, asked: number): Promise<{ rows: Line[]; next: Keys | null }> {
      const most = Math.min(asked, mostAtOnce)
      const [appId = '', entityUid = '', id] = after
      const rows: Line[] = []
      for (const table of await selectMade(reading)) {
        const isBefore = table.appId < (appId ?? '') || (table.appId === appId && table.entityUid < (entityUid ?? ''))
        if (isBefore) continue
        const isSame = table.appId === appId && table.entityUid === entityUid
        const described = await findFields(reading, table)
        const page = { name: table.name, fields: described.fields, after: isSame ? id : '', most: most - rows.length }
        const found = await selectAfter(reading, page)
        const names = await selectPeople(reading, peopleIn(found, described.fields))
        const files = await selectFileNames(reading, filesIn(found, described.fields))
        const around = { ...table, ...described, names, files }
        rows.push(...found.map((row) => ({ table: recordPart, row: lineOf(row, around) })))
        const last = found.at(-1)
        if (rows.length === most && last) return { rows, next: [table.appId, table.entityUid, last._id] }
      }
      return { rows, next: null }
    },
  }
}

const personKeys = (fields: readonly Column[]) => fields.filter(({ type }) => type === 'person').map(({ key }) => key)

function peopleIn(rows: readonly StoredRecord[], fields: readonly Column[]) {
  const keys = personKeys(fields)
  const ids = rows.flatMap(({ _created_by: by, _updated_by: last, values }) => [
    by,
    last,
    ...keys.map((key) => values[key]),
  ])
  return ids.filter((id) => typeof id === 'string')
}

const fileKeys = (fields: readonly Column[]) =>
  fields.filter(({ type }) => type === 'file' || type === 'image').map(({ key }) => key)
const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function filesIn(rows: readonly StoredRecord[], fields: readonly Column[]) {
  const keys = fileKeys(fields)
  return rows.flatMap(({ values }) => keys.flatMap((key) => idsIn(values[key])))
}

type Around = Awaited<ReturnType<typeof findFields>> & {
  appId: string
  names: ReadonlyMap<string, string>
  files: ReadonlyMap<string, string>
}

function lineOf(row: StoredRecord, { appId, application, entity, label, fields, names, files }: Around) {
  const person = (id: unknown) => (typeof id === 'string' ? { id, name: names.get(id) ?? '' } : null)
  const people = Object.fromEntries(personKeys(fields).map((key) => [key, person(row.values[key])]))
  const named = (value: unknown) => idsIn(value).map((id) => ({ id, name: files.get(id) ?? '' }))
  const held = Object.fromEntries(fileKeys(fields).map((key) => [key, named(row.values[key])]))
  return {
    app_id: appId,
    application,
    entity,
    entity_label: label,
    id: row._id,
    rev: row._rev,
    created_at: row._created_at,
    created_by: person(row._created_by),
    updated_at: row._updated_at,
    updated_by: person(row._updated_by),
    deleted_at: row._deleted_at,
    values: { ...row.values, ...people, ...held },
  }
}
