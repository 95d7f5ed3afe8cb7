import { type CallParsed, Problem, tidyText, type closingCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { cancel } from '../../../foundation/job/intervene-query.ts'
import { lockClosing, selectClosing, storeStatus } from './queries.ts'
import { removalKind } from './removal-job.ts'
import { asSeen } from '../../../foundation/process/error/as-seen.ts'

const dayMs = 24 * 60 * 60_000

export const closingHandlers: Handlers<typeof closingCalls> = { closeEnterprise, reopenEnterprise }

/** Its people are shut out with this transaction; the job that removes its data waits for the day. */
async function closeEnterprise({ entid, version, reason, name }: CallParsed<'closeEnterprise'>, context: Context) {
  const { db, now, newId, services } = context
  const found = await lockVersion(entid, version, context)
  if (found.status === 'provisioning') throw new Problem('enterpriseNotReady')
  if (found.status === 'closing' || found.status === 'closed') throw new Problem('enterpriseClosed')
  if (name !== tidyText(found.name)) throw new Problem('enterpriseNameDiffers')
  const closing = newId()
  const closesAt = new Date(now.getTime() + services.settings.current().retention.value.closedDays * dayMs)
  await storeStatus(db, entid, {
    status: 'closing',
    closes_at: closesAt,
    closing_id: closing,
    closed_from: found.status,
    close_reason: reason,
    version: version + 1,
    updated_at: now,
  })
  const payload = { entId: entid, closing }
  await services.enqueue(db, { kind: removalKind, key: closing, payload, entId: entid, notBefore: closesAt })
  const target = { targetKind: 'enterprise', targetId: entid, entId: entid } as const
  await recordAct(context, { ...target, action: 'closeEnterprise', diff: { reason, closesAt: closesAt.toISOString() } })
  return { closesAt: closesAt.toISOString() }
}

/** It is again what it was. Whichever process has begun to remove its data is waited for, and then nothing is left to take back. */
async function reopenEnterprise({ entid, version }: CallParsed<'reopenEnterprise'>, context: Context) {
  const { db, now } = context
  // The job first, as the process that works on it does.
  const closing = await findClosing(entid, context)
  await cancel(db, { kind: removalKind, key: closing, by: sessionOf(context).userId, now })
  const found = await lockVersion(entid, version, context)
  if (found.status !== 'closing' || found.closed_from === null) throw new Problem('enterpriseNotClosing')
  await storeStatus(db, entid, {
    status: found.closed_from,
    closes_at: null,
    closing_id: null,
    closed_from: null,
    close_reason: null,
    version: version + 1,
    updated_at: now,
  })
  const target = { targetKind: 'enterprise', targetId: entid, entId: entid } as const
  await recordAct(context, { ...target, action: 'reopenEnterprise', diff: { status: found.closed_from } })
  return {}
}

async function findClosing(entId: string, { db }: Context) {
  const found = await selectClosing(db, entId)
  if (found === undefined) throw new Problem('enterpriseNotFound')
  if (found.closing_id === null) throw new Problem('enterpriseNotClosing')
  return found.closing_id
}

async function lockVersion(entId: string, version: number, { db }: Context) {
  const found = asSeen(await lockClosing(db, entId), version, 'enterpriseNotFound')
  return found
}
