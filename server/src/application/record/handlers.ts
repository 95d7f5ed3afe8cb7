import {
  Problem,
  type CallParsed,
  type PublishedEntity,
  type recordCalls,
  type RecordValues,
} from '@atrium/shared-utility/contract'
import { spaceOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { normalName } from '../../foundation/list/names.ts'
import { selectHistory } from '../record-store/history-query.ts'
import { findRecord, selectRecords, standingOf, type StoredRecord } from '../record-store/record-query.ts'
import { holdsFor } from '../record-store/right.ts'
import { actsOf, addedFields, changedAt, type EntityRights, shownAt } from '../app-role/rights.ts'
import { openApp, openEntity, type OpenEntity } from './open-app.ts'
import { namesOf } from './queries.ts'
import { refuseFilter } from './refuse-filter.ts'
import { relatedIn } from './related.ts'
import { addTo, changeIn, deleteFrom, restoreTo } from './write.ts'

export const recordHandlers: Handlers<typeof recordCalls> = {
  async getAppRuntime({ appId }, context) {
    const { id, version, entities, ...named } = await openApp(appId, context)
    return {
      id,
      version,
      name: nameIn(context.lang, named),
      entities: entities.map(({ entity, rights }) => runtimeOf(entity, rights)),
    }
  },

  async listRecords({ filter, sort, order, via, of, iSearch = '', iDisplayStart, iDisplayLength, ...where }, context) {
    const open = await readEntity(where, context)
    if (filter !== undefined) refuseFilter(filter, open, context.lang)
    const { total, rows } = await selectRecords(context.db, open.seen, {
      search: normalName(iSearch),
      filter,
      sort: sort === undefined ? undefined : heldBy(open, sort),
      related: via === undefined || of === undefined ? undefined : { held: heldBy(open, via), id: of },
      order,
      start: iDisplayStart,
      most: iDisplayLength,
    })
    const names = await namesIn(open, rows, context)
    return {
      total,
      list: rows.map((row) => recordOf(row, { names, open })),
      ...(await namedIn(open, { rows, names }, context)),
    }
  },

  async getRecord({ id, ...where }, context) {
    const open = await readEntity(where, context)
    const row = await readable(open, id, context)
    const names = await namesIn(open, [row], context)
    const editable = [...changedAt(open.rights, standingOf(row))]
    return { ...recordOf(row, { names, open }), ...(await namedIn(open, { rows: [row], names }, context)), editable }
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
  const open = await readEntity(where, context)
  const row = await readable(open, id, context)
  const rows = await selectHistory(context.db, { entId: spaceOf(context).entId, recordId: id })
  const names = await namesOf(
    context.db,
    rows.map(({ by_user: by }) => by),
  )
  const keys = shownAt(open.rights, standingOf(row))
  const shown = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)))
  // Of a change of fields that are not shown alone, nothing is told.
  const told = rows.filter(({ what, after }) => what !== 'changed' || Object.keys(shown(after)).length > 0)
  return told.map(({ at, what, by_user: by, before, after }) => ({
    at: at.toISOString(),
    what,
    by: names.get(by) ?? '',
    before: shown(before) as RecordValues,
    after: shown(after) as RecordValues,
  }))
}

/** Fields that no role of the caller shows or lets fill in are left out. */
function runtimeOf(entity: PublishedEntity, rights: EntityRights) {
  const [shown, added] = [shownAt(rights), addedFields(rights)]
  const fields = entity.fields.filter(({ key }) => shown.has(key) || added.has(key))
  return { ...entity, fields, acts: actsOf(rights), shown: [...shown], added: [...added] }
}

async function readEntity(where: { appId: string; entity: string }, context: Context) {
  const open = await openEntity(where, context)
  if (!actsOf(open.rights).includes('read')) throw new Problem('actNotGranted')
  return open
}

function heldBy({ seen }: OpenEntity, key: string) {
  const held = seen.fields.find((field) => field.key === key)
  if (held === undefined) throw new Problem('malformedRequest')
  return held
}

async function readable({ seen }: OpenEntity, id: string, { db }: Context) {
  const row = await findRecord(db, seen, id)
  if (row === undefined || row._deleted_at !== null) throw new Problem('recordNotFound')
  return row
}

type Read = { rows: readonly StoredRecord[]; names: ReadonlyMap<string, string> }

async function namedIn(open: OpenEntity, { rows, names }: Read, context: Context) {
  return { people: Object.fromEntries(names), related: Object.fromEntries(await relatedIn(open, rows, context)) }
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

type Told = { names: ReadonlyMap<string, string>; open: OpenEntity }

function recordOf(row: StoredRecord, { names, open: { rights } }: Told) {
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
