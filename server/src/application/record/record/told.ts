import { Problem, type RecordValues } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { actsOf, shownAt } from '../../design/app-role/rights.ts'
import { findRecord, standingOf, type StoredRecord } from '../../record-store/record-query.ts'
import { holdsFor } from '../../record-store/right.ts'
import { openEntity, type OpenEntity } from './open-app.ts'
import { filesIn } from './files/files-in.ts'
import { namesOf } from './queries.ts'
import { relatedIn } from './related.ts'

/** An entity whose records the caller reads. */
export async function readEntity(where: { appId: string; entity: string }, context: Context) {
  const open = await openEntity(where, context)
  if (!actsOf(open.rights).includes('read')) throw new Problem('actNotGranted')
  return open
}

/** A record of it that the caller reads, and that is not in the recycle bin. */
export async function readable({ seen }: OpenEntity, id: string, { db }: Context) {
  const row = await findRecord(db, seen, id)
  if (row === undefined || row._deleted_at !== null) throw new Problem('recordNotFound')
  return row
}

/** A field that the caller sees, with its column. */
export function heldBy({ seen }: OpenEntity, key: string) {
  const held = seen.fields.find((field) => field.key === key)
  if (held === undefined) throw new Problem('malformedRequest')
  return held
}

/** A view as the caller has it; one that is not there, or that the caller does not see, is refused as a table is. */
export function viewOf({ views }: OpenEntity, key: string) {
  const found = views.find(({ runtime }) => runtime.key === key)
  if (found === undefined) throw new Problem('appNotFound')
  return found
}

type Read = { rows: readonly StoredRecord[]; names: ReadonlyMap<string, string> }

/** What records name, by id: people, other records, and the files in their fields. */
export async function namedIn(open: OpenEntity, { rows, names }: Read, context: Context) {
  return {
    people: Object.fromEntries(names),
    related: Object.fromEntries(await relatedIn(open, rows, context)),
    files: Object.fromEntries((await filesIn(open, rows, context)).map((file) => [file.id, file])),
  }
}

/** Of those who made and changed them, and of the people in them. */
export function namesIn({ fields }: OpenEntity, rows: readonly StoredRecord[], { db }: Context) {
  const keys = fields.filter(({ type }) => type === 'person').map(({ key }) => key)
  const inValues = rows.flatMap(({ values }) => keys.map((key) => values[key]))
  const ids = [...rows.flatMap(({ _created_by: by, _updated_by: last }) => [by, last]), ...inValues]
  return namesOf(
    db,
    ids.filter((id) => typeof id === 'string'),
  )
}

type Answer = { names: ReadonlyMap<string, string>; open: OpenEntity }

/** A record as the caller reads it. */
export function recordOf(row: StoredRecord, { names, open: { rights } }: Answer) {
  const standing = standingOf(row)
  const shown = shownAt(rights, standing)
  const values = Object.fromEntries(Object.entries(row.values).filter(([key]) => shown.has(key)))
  return {
    id: row._id,
    rev: row._rev,
    values: values as RecordValues,
    createdAt: row._created_at.toISOString(),
    updatedAt: row._updated_at.toISOString(),
    createdBy: names.get(row._created_by) ?? '',
    updatedBy: names.get(row._updated_by) ?? '',
    can: { change: holdsFor(rights.change, standing), delete: holdsFor(rights.delete, standing) },
  }
}
