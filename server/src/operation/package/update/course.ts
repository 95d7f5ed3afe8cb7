import { Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import { lockState, updateState } from '../../setting/maintenance/state-query.ts'
import { missedAt, storeUpdate, updateKind, type PlatformUpdate } from './queries.ts'

type Starting = Pick<Context, 'db' | 'newId' | 'session' | 'now'> & {
  visitor: Context['visitor'] | null
  services: Pick<Services, 'enqueue'>
}

/** A call that starts or ends one waits here for the one before, also on the command line. */
export async function inTurn(db: Db) {
  return lockState(db)
}

/**
 * Closes the portal for an update, in one transaction: the switch, the update, the event for all open pages, and the
 * job that waits until running work is at rest. A process that is killed meanwhile has done all of it or nothing.
 */
export async function beginUpdate(row: PlatformUpdate, context: Starting) {
  const { db, now, session, services } = context
  if ((await inTurn(db)).update_id !== null) throw new Problem('updateRunning')
  await storeUpdate(db, row.id, { state: 'running', started_at: now, started_by: session?.userId ?? null })
  const eta = new Date(now.getTime() + row.window_min * 60_000)
  await updateState(db, { is_sys_updating: true, reason: row.title_zh, eta, update_id: row.id, updated_at: now })
  await services.enqueue(db, { kind: updateKind, key: `${row.id}:begun`, payload: { id: row.id, revision: 0 } })
  await record(context, 'startUpdate', row)
}

/** Queues the steps of a plan: it is announced at its moment, and begins at its time where that was chosen. */
export async function schedulePlan(db: Db, services: Pick<Services, 'enqueue'>, row: PlatformUpdate) {
  const { id, revision } = row
  const job = { key: `${id}:${revision}`, payload: { id, revision } }
  await services.enqueue(db, { ...job, kind: announceKind, notBefore: later(row.announce_at) })
  // A missed plan is not announced any more.
  await services.enqueue(db, { ...job, key: `${job.key}:missed`, kind: announceKind, notBefore: later(missedAt(row)) })
  if (row.starts_itself) await services.enqueue(db, { ...job, kind: updateKind, notBefore: row.planned_at })
}

export const announceKind = 'updateAnnounced'

/** The clocks of processes agree to a second: asked earlier, another one might not announce it yet. */
function later(moment: Date) {
  return new Date(moment.getTime() + 1000)
}

/** Open pages ask anew what is announced. */
export function tellPages(db: Db) {
  return publish(db, { kind: 'update', payload: {}, audience: { to: 'all' } })
}

type Recorded = Parameters<typeof recordAct>[0]
type Action = 'planUpdate' | 'startUpdate' | 'cancelUpdate'

export function record(context: Recorded, action: Action, row: PlatformUpdate) {
  const { id, version: versionName, title_zh: title, window_min: windowMin, starts_itself: startsItself } = row
  const times = { plannedAt: row.planned_at.toISOString(), announceAt: row.announce_at.toISOString() }
  const diff = { versionName, title, ...times, windowMin, startsItself }
  return recordAct(context, { action, targetKind: 'update', targetId: id, entId: null, diff })
}
