import {
  Problem,
  type boardCalls,
  type CallParsed,
  type deletedRecordCalls,
  type recordCalls,
  type RecordFilter,
  type RecordValues,
} from '@atrium/shared-utility/contract'
import { spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { selectHistory } from '../../record-store/history-query.ts'
import { selectRecords, standingOf } from '../../record-store/record-query.ts'
import { changedAt, shownAt } from '../../design/app-role/rights.ts'
import { runtimeOf } from '../../design/app-view/runtime-of.ts'
import { addOnce } from './add-once.ts'
import { listBoard } from './board.ts'
import { listDeletedRecords } from './deleted.ts'
import { openApp, openEntity, type OpenEntity } from './open-app.ts'
import { byKey } from './noted-values.ts'
import { namesOf } from './queries.ts'
import { refuseFilter } from './refuse-filter.ts'
import { heldBy, namedIn, namesIn, readable, readEntity, recordOf, viewOf } from './told.ts'
import { changeIn, deleteFrom, restoreTo } from './write.ts'

export const recordHandlers: Handlers<typeof recordCalls & typeof boardCalls & typeof deletedRecordCalls> = {
  async getAppRuntime({ appId }, context) {
    const { id, version, icon, color, entities, ...named } = await openApp(appId, context)
    const { megabytes, types } = context.services.settings.current().attachment.value
    return {
      id,
      version,
      name: nameIn(context.lang, named),
      icon,
      color,
      entities: entities.map(runtimeOf),
      files: { megabytes, types },
    }
  },

  async listRecords(input, context) {
    const { filter, view, sort, order, via, of, iSearch = '', iDisplayStart, iDisplayLength, ...where } = input
    const open = await readEntity(where, context)
    if (filter !== undefined) refuseFilter(filter, open, context.lang)
    const { total, rows } = await selectRecords(context.db, open.seen, {
      search: normalName(iSearch),
      filter: bothOf(view === undefined ? undefined : viewOf(open, view).filter, filter),
      sort: sort === undefined ? undefined : heldBy(open, sort),
      related: via === undefined || of === undefined ? undefined : { held: relationBy(open, via), id: of },
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
    const named = await namedIn(open, { rows: [row], names }, context)
    return { ...recordOf(row, { names, open }), ...named, editable, createdById: row._created_by }
  },

  addRecord: async ({ values, onceKey, ...where }, context) =>
    addOnce(await openEntity(where, context), { values, onceKey }, context),

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
  listBoard,
  listDeletedRecords,
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
  const fields = open.fields.filter(({ key }) => keys.has(key))
  const shown = (noted: Record<string, unknown>) => byKey(fields, noted)
  // Of a change of fields that are not shown alone, nothing is told.
  const told = rows.filter(({ what, after }) => what !== 'changed' || Object.keys(shown(after)).length > 0)
  return told.map(({ at, what, by_user: by, before, after }) => ({
    at: at.toISOString(),
    what,
    by: names.get(by) ?? '',
    byId: by,
    before: shown(before) as RecordValues,
    after: shown(after) as RecordValues,
  }))
}

/** What both let through. */
function bothOf(one: RecordFilter | undefined, other: RecordFilter | undefined): RecordFilter | undefined {
  return one !== undefined && other !== undefined ? { all: [one, other] } : (one ?? other)
}

function relationBy(open: OpenEntity, key: string) {
  const held = heldBy(open, key)
  if (held.type !== 'relation') throw new Problem('malformedRequest')
  return held
}
