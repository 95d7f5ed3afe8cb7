import { Problem, type CallParsed, type recordCalls, type RecordValues } from '@atrium/shared-utility/contract'
import { spaceOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { normalName } from '../../foundation/list/names.ts'
import { selectHistory } from '../record-store/history-query.ts'
import { findRecord, selectRecords, type StoredRecord } from '../record-store/record-query.ts'
import { openApp, openEntity, type OpenEntity } from './open-app.ts'
import { namesOf } from './queries.ts'
import { addTo, changeIn, deleteFrom, restoreTo } from './write.ts'

export const recordHandlers: Handlers<typeof recordCalls> = {
  async getAppRuntime({ appId }, context) {
    const { id, version, entities, ...named } = await openApp(appId, context)
    return { id, version, name: nameIn(context.lang, named), entities: [...entities] }
  },

  async listRecords({ sort, order, iSearch = '', iDisplayStart, iDisplayLength, ...where }, context) {
    const open = await openEntity(where, context)
    const { total, rows } = await selectRecords(context.db, open.store, {
      search: normalName(iSearch),
      sort: sort === undefined ? undefined : sortedBy(open, sort),
      order,
      start: iDisplayStart,
      most: iDisplayLength,
    })
    const names = await namesIn(open, rows, context)
    return { total, list: rows.map((row) => recordOf(row, names)), people: Object.fromEntries(names) }
  },

  async getRecord({ id, ...where }, context) {
    const open = await openEntity(where, context)
    const row = await readable(open, id, context)
    const names = await namesIn(open, [row], context)
    return { ...recordOf(row, names), people: Object.fromEntries(names) }
  },

  addRecord: async ({ values, ...where }, context) => addTo(await openEntity(where, context), values, context),

  updateRecord: async ({ id, rev, values, ...where }, context) =>
    changeIn(await openEntity(where, context), { id, rev, values }, context),

  async deleteRecord({ id, rev, ...where }, context) {
    await deleteFrom(await openEntity(where, context), { id, rev }, context)
    return {}
  },

  async restoreRecord({ id, ...where }, context) {
    await restoreTo(await openEntity(where, context), id, context)
    return {}
  },

  listRecordHistory,
}

async function listRecordHistory({ id, ...where }: CallParsed<'listRecordHistory'>, context: Context) {
  const open = await openEntity(where, context)
  await readable(open, id, context)
  const rows = await selectHistory(context.db, { entId: spaceOf(context).entId, recordId: id })
  const names = await namesOf(
    context.db,
    rows.map(({ by_user: by }) => by),
  )
  const shown = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => open.fields.some((field) => field.key === key)))
  return rows.map(({ at, what, by_user: by, before, after }) => ({
    at: at.toISOString(),
    what,
    by: names.get(by) ?? '',
    before: shown(before) as RecordValues,
    after: shown(after) as RecordValues,
  }))
}

function sortedBy({ store }: OpenEntity, key: string) {
  const held = store.fields.find((field) => field.key === key)
  if (held === undefined) throw new Problem('malformedRequest')
  return held
}

async function readable({ store }: OpenEntity, id: string, { db }: Context) {
  const row = await findRecord(db, store, id)
  if (row === undefined || row._deleted_at !== null) throw new Problem('recordNotFound')
  return row
}

/** Of who made and changed them, and of the people in them. */
function namesIn({ fields }: OpenEntity, rows: readonly StoredRecord[], { db }: Context) {
  const keys = fields.filter(({ type }) => type === 'person').map(({ key }) => key)
  const inValues = rows.flatMap(({ values }) => keys.map((key) => values[key]))
  const ids = [...rows.flatMap(({ _created_by: by, _updated_by: last }) => [by, last]), ...inValues]
  return namesOf(
    db,
    ids.filter((id) => typeof id === 'string'),
  )
}

function recordOf(row: StoredRecord, names: ReadonlyMap<string, string>) {
  return {
    id: row._id,
    rev: row._rev,
    values: row.values as RecordValues,
    createdAt: row._created_at.toISOString(),
    updatedAt: row._updated_at.toISOString(),
    createdBy: names.get(row._created_by) ?? '',
    updatedBy: names.get(row._updated_by) ?? '',
  }
}
