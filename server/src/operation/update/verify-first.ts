import type { ProblemCode } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { WorkContext } from '../../foundation/job/job.ts'
import { noteObjection, recheck, type Objection } from '../bundle/recheck.ts'
import { inTurn, tellPages } from './course.ts'
import { findUpdate, lockUpdate, missedAt, storeUpdate, type PlatformUpdate } from './queries.ts'

type Planned = { id: string; revision: number }

/**
 * Nobody is there to see that an update which begins by itself installs what it was planned with: its bundle is looked at once
 * more, whole, before the portal is closed. One that does not pass calls the update off, and the page of the update and the log say so.
 */
export async function verifyFirst(planned: Planned, context: WorkContext): Promise<'done' | 'later'> {
  const { services, clock, hold } = context
  const row = await services.tx(platform, (db) => findUpdate(db, planned.id))
  if (row === undefined || row.bundle_id === null || !isDue(row, planned, clock())) return 'done'
  const bundle = { id: row.bundle_id, sha256: row.sha256 }
  const objection = await recheck(bundle, context)
  if (objection === 'later') return 'later'
  if (objection === null) return 'done'
  await services.tx(platform, async (db) => {
    if (!(await hold(db))) return
    await inTurn(db)
    const current = await lockUpdate(db, planned.id)
    if (current === undefined || !isDue(current, planned, clock())) return
    await noteObjection(db, { id: bundle.id, objection, now: clock(), files: services.files })
    await callOff(db, current, { objection, now: clock(), newId: context.newId })
  })
  return 'done'
}

/** A plan that was changed, started by hand or missed is left alone. */
export function isDue(row: PlatformUpdate, { revision }: Planned, now: Date) {
  return row.state === 'planned' && row.revision === revision && row.starts_itself && missedAt(row) > now
}

type CalledOff = { objection: Objection; now: Date; newId: () => string }

export async function callOff(db: Db, row: PlatformUpdate, { objection, now, newId }: CalledOff) {
  await storeUpdate(db, row.id, { state: 'cancelled', ended_at: now, ended_by: null })
  await tellPages(db)
  const diff = { versionName: row.version, reason: reasons[objection] ?? 'bundleNotReady' }
  const act = { action: 'startUpdate', targetKind: 'update', targetId: row.id, entId: null, result: 'denied' } as const
  await recordAct({ db, newId, session: null, visitor: null }, { ...act, diff })
}

const reasons: Partial<Record<Objection, ProblemCode>> = {
  signerUnknown: 'bundleSignerUnknown',
  tooOld: 'bundleTooOld',
  needsNewer: 'bundleNeedsNewer',
}
