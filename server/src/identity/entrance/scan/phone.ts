import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { collectMs } from './life.ts'
import { cancelScanned, claimScan, confirmScanned } from './queries.ts'

/** One refusal for a code that is unknown, over, or another person's: it tells nothing of the code. */
export async function openScan({ ticket }: CallParsed<'openScan'>, context: Context) {
  const { db, now } = context
  const claimed = await claimScan(db, { ticket, userId: sessionOf(context).userId, now })
  if (claimed === undefined) throw new Problem('scanEnded')
  return {
    ...browserName(claimed.user_agent),
    ip: claimed.ip,
    numbers: claimed.numbers,
    expires: Math.ceil((claimed.expires_at.getTime() - now.getTime()) / 1000),
  }
}

export async function confirmScan({ ticket, number }: CallParsed<'confirmScan'>, context: Context) {
  // In a transaction of its own: a wrong number ends the code, and the refusal must not take that back.
  const outcome = await context.services.tx(platform, (db) => decide({ ticket, number }, { ...context, db }))
  if (outcome !== 'confirmed') throw new Problem(outcome)
  return {}
}

export async function cancelScan({ ticket }: CallParsed<'cancelScan'>, context: Context) {
  const { db, now } = context
  const isCancelled = await cancelScanned(db, { ticket, userId: sessionOf(context).userId, now })
  if (!isCancelled) throw new Problem('scanEnded')
  return {}
}

// There is no second guess.
async function decide({ ticket, number }: { ticket: string; number: number }, context: Context) {
  const { db, now } = context
  const { userId, id: by } = sessionOf(context)
  await lockOwn(context)
  const until = new Date(now.getTime() + collectMs)
  const confirmed = await confirmScanned(db, { ticket, userId, by, now, number, until })
  if (confirmed !== undefined) {
    await note('ok', context, { computer: confirmed.ip })
    return 'confirmed'
  }
  if (!(await cancelScanned(db, { ticket, userId, now }))) return 'scanEnded'
  await note('denied', context)
  return 'scanNumberWrong'
}

function note(result: 'ok' | 'denied', context: Context, diff?: { computer: string | null }) {
  const targetId = sessionOf(context).userId
  return recordAct(context, { action: 'confirmScan', result, targetKind: 'user', targetId, entId: null, diff })
}
