import type { AuditReason } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import { platform } from '../../db/scope.ts'
import type { Db } from '../../db/tx.ts'
import { networksOf } from '../http/network.ts'
import { recordAct, type Act, type AuditDiff } from './queries.ts'
import { countAttempt } from './sample-query.ts'

type Refusal = Omit<Act, 'result' | 'actorId' | 'diff'> & {
  reason: AuditReason
  /** Further facts that are worth knowing. Never what was typed. */
  more?: AuditDiff
  /** The number of the first one that is told. Default: 1. */
  from?: number
  /** How many are told one by one. Default 5. */
  whole?: number
  /** What they are counted by, where the reason must not make a difference. */
  countedBy?: string
}
type Surroundings = Pick<Context, 'services' | 'now' | 'newId' | 'session' | 'visitor'> &
  Partial<Pick<Context, 'deployer'>>

/**
 * An hour of a network's strangers makes so many rows, however they attack; then their flood is told as one, with its
 * number. Each person and each token has rows of their own, so no flood of others hides what they are refused.
 */
const rows = { ofNetwork: 200, ofKnown: 50 }

/**
 * Writes down that something was refused: each of the first refusals, then a sample that says how many were left out.
 * Counting comes first and in its own transaction, since writing locks the log for every other writer: a refusal that
 * is left out does not wait for that lock.
 */
export async function tellAttempt(attempt: Refusal, context: Surroundings) {
  const { services } = context
  const diff = await services.tx(platform, (db) => sample(db, attempt, context))
  if (diff === null) return
  await services.tx(platform, (db) => write(db, { attempt, diff }, context))
}

type Diff = { isFlood: boolean; numbers: Pick<AuditDiff, 'attempts' | 'leftOut'> }

/** Null when this one is left out. */
async function sample(db: Db, attempt: Refusal, context: Surroundings): Promise<Diff | null> {
  const { now } = context
  const { subject, most } = whoIs(context)
  const { action, reason, from = 1, whole = 5, countedBy = reason } = attempt
  const own = await countAttempt(db, { subject: `${subject}|${action}|${countedBy}`, from, whole, weight: 1, now })
  if (!own.isTold) return null
  const weight = own.leftOut + 1
  const all = await countAttempt(db, { subject, from: 1, whole: most + 1, weight, now })
  if (!all.isTold) return null
  if (all.count > most) return { isFlood: true, numbers: { attempts: all.leftOut + weight } }
  // After an hour the first row also stands for what the flood before it left out.
  const leftOut = own.leftOut + all.leftOut
  return { isFlood: false, numbers: leftOut === 0 ? {} : { leftOut } }
}

/**
 * The subject whose refusals are counted together. An operator who acts as a person uses up nothing of that person's
 * count.
 */
function whoIs({ session, deployer = null, visitor }: Surroundings) {
  if (session !== null) {
    const person = `person|${session.userId}|${session.acting?.id ?? ''}`
    return { subject: person, most: rows.ofKnown }
  }
  if (deployer !== null) return { subject: `token|${deployer.tokenId}`, most: rows.ofKnown }
  return { subject: `network|${networksOf(visitor.ip).around}`, most: rows.ofNetwork }
}

async function write(db: Db, { attempt, diff }: { attempt: Refusal; diff: Diff }, context: Surroundings) {
  const { action, targetKind, targetId, entId, reason, more } = attempt
  if (diff.isFlood) {
    const target = { targetKind: 'network', targetId: networksOf(context.visitor.ip).around, entId: null } as const
    await recordAct({ ...context, db }, { action: 'refusalFlood', result: 'denied', ...target, diff: diff.numbers })
    return
  }
  const act = { action, targetKind, targetId, entId, result: 'denied' as const }
  await recordAct({ ...context, db }, { ...act, diff: { ...more, reason, ...diff.numbers } })
}
