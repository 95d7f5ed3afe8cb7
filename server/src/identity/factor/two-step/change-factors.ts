import { Problem, type AuditAction } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { raiseSession } from '../../session/rotate.ts'
import { canMeet, isEnough } from '../../people/two-step-rule/accepted.ts'
import { listMethods } from '../../people/two-step-rule/factor-query.ts'
import { hashRecoveryCodes, newRecoveryCodes, newSalt } from './recovery-codes.ts'
import { deleteRecovery, insertRecoverySalt, replaceRecoveryCodes, selectRecoverySalt } from './recovery-query.ts'
import { hasPassedFactor, isForced } from '../../people/two-step-rule/rule.ts'
import { forgetTrustedDevices } from './trusted-device.ts'

type FactorKind = 'totp' | 'sms' | 'passkey'

/**
 * A person with a factor changes factors only with one of them: a password alone must not be enough. Nor is a factor
 * that no longer opens anything, where the person has one that does: it could be used to set up a better one. A person
 * without a factor has proved a moment ago who they are, as the contract's `stepUp` demands of every change of factors.
 */
export function refuseUnproven(context: Context) {
  const session = sessionOf(context)
  const isWeak = canMeet(session.accountTwoStep, session)
  if (session.twoStep.hasFactor && (isWeak || !hasPassedFactor(session))) throw new Problem('twoStepRequired')
}

type Fresh = Awaited<ReturnType<typeof freshRecoveryCodes>>

/** The codes to show, and what is stored of them. Takes a while: no connection should be held meanwhile. */
export async function freshRecoveryCodes(context: Context) {
  const [codes, salt] = [newRecoveryCodes(), newSalt()]
  const hashes = await hashRecoveryCodes(codes, salt, context)
  return { codes, salt, hashes }
}

/** Recovery codes come with the first factor, whichever it is; null for a person who has some. */
export async function freshForFirst(context: Context) {
  const { userId } = sessionOf(context)
  const salt = await context.services.tx(platform, (db) => selectRecoverySalt(db, userId))
  return salt === null ? freshRecoveryCodes(context) : null
}

/**
 * Called once the factor is there: the session is verified by it, and the codes are stored. Answers those to show. It
 * confirms no session: a person who sets up a factor proved before who they are.
 */
export async function finishEnrolment(
  { kind, fresh }: { kind: FactorKind; fresh: Fresh | null },
  context: Context,
): Promise<{ recoveryCodes: string[] }> {
  const { db } = context
  const { userId } = sessionOf(context)
  const isFirst = fresh !== null && (await insertRecoverySalt(db, { userId, salt: fresh.salt }))
  if (isFirst) await replaceRecoveryCodes(db, { userId, hashes: fresh.hashes })
  await raiseSession(context, kind === 'sms' ? 'smsFactor' : kind)
  return { recoveryCodes: isFirst ? fresh.codes : [] }
}

type Removal = { kind: FactorKind; action: AuditAction; remove: () => Promise<boolean> }

/** Removes a factor; with the last one the recovery codes go, too. A factor that any enterprise still forces stays. */
export async function removeFactor({ kind, action, remove }: Removal, context: Context) {
  const { db, now } = context
  const { userId, accountTwoStep } = sessionOf(context)
  refuseUnverified(context)
  // Of two calls that remove a factor at the same time the second sees what the first has done.
  await lockOwn(context)
  if (!(await remove())) throw new Problem('notFound')
  const left = await listMethods(db, userId)
  const isTooLittle = left.length === 0 || !isEnough(accountTwoStep, left)
  if (isForced(accountTwoStep, now) && isTooLittle) throw new Problem('factorNeeded')
  if (left.length === 0) await deleteRecovery(db, userId)
  await forgetTrustedDevices(context, userId)
  await recordAct(context, { action, targetKind: 'user', targetId: userId, entId: null, diff: { kind } })
}

/** Where no policy asks for it a session may be here by the password alone: that is not enough to change a factor. */
export function refuseUnverified(context: Context) {
  if (!hasPassedFactor(sessionOf(context))) throw new Problem('twoStepRequired')
}
