import { Problem, type updateCalls, type updateNoticeCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { bundleNow } from '../bundle/here.ts'
import { installable } from '../bundle/installable.ts'
import { openPortal } from '../../setting/maintenance/state-query.ts'
import { beginUpdate, inTurn, record, tellPages } from './course.ts'
import { selectUpdate, selectUpdates } from './list-query.ts'
import { lockPlan, planUpdate } from './plan.ts'
import { countJobsAtWork, lockUpdate, storeUpdate } from './queries.ts'
import { updateRowOf, wholeUpdateOf } from './row.ts'
import { getUpdateList, getUpdateStatus, getUpdateTime } from './told.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export const updateHandlers: Handlers<typeof updateCalls & typeof updateNoticeCalls> = {
  getUpdateStatus,
  getUpdateList,
  getUpdateTime,
  planUpdate,

  async listUpdates(filter, { db, lang, now }) {
    const { total, rows } = await selectUpdates(db, { filter, now })
    return { total, list: rows.map((row) => updateRowOf(row, { lang, now })) }
  },

  async getUpdate({ id }, context) {
    const { db, lang, now } = context
    const row = await selectUpdate(db, id)
    if (row === undefined) throw new Problem('notFound')
    const atWork = await countJobsAtWork(db, { now, except: '' })
    return wholeUpdateOf(row, { lang, now, atWork, bundle: await bundleNow(row.bundle_id, context) })
  },

  async startUpdate({ id, revision }, context) {
    await inTurn(context.db)
    const row = await lockPlan(context.db, id)
    mustBeAsSeen(row.revision === revision)
    // The portal is not closed for what no machine would install.
    if (row.bundle_id !== null) await installable(row.bundle_id, context)
    await beginUpdate(row, context)
    return {}
  },

  async endUpdate({ id, outcome, note }, context) {
    const { db, now } = context
    const { update_id: running } = await inTurn(db)
    const row = await lockUpdate(db, id)
    if (row === undefined) throw new Problem('notFound')
    if (running !== id || row.state !== 'running') throw new Problem('updateNotRunning')
    await openPortal(db, { now, outcome, by: sessionOf(context).userId, note })
    await tellPages(db)
    const diff = { versionName: row.version, title: row.title_zh, outcome, reason: note }
    await recordAct(context, { action: 'endUpdate', targetKind: 'update', targetId: id, entId: null, diff })
    return {}
  },

  async cancelUpdate({ id, revision }, context) {
    const { db, now } = context
    const row = await lockPlan(db, id)
    mustBeAsSeen(row.revision === revision)
    await storeUpdate(db, id, { state: 'cancelled', ended_at: now, ended_by: sessionOf(context).userId })
    await tellPages(db)
    await record(context, 'cancelUpdate', row)
    return {}
  },
}
