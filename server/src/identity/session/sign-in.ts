import { Problem, type AuditReason, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { turnOf } from '../hashing/turn-of.ts'
import type { Turn } from '../hashing/turns.ts'
import { normalLoginId } from '../people/person/login-id.ts'
import { lockEntrant } from './lock-account.ts'
import { endByPassword } from './end-sessions-query.ts'
import { noteInitialUse } from './initial-password-query.ts'
import { findAccount, isStillPassword, replaceHash } from './queries.ts'
import { noteRefusal } from './refusal.ts'
import { signInLimits } from './sign-in-limits.ts'
import { enter } from './start-session.ts'
import { forgiveAttempt } from '../../foundation/call/limit/end-attempt-query.ts'
import { recordOrAskCaptcha } from '../captcha/record-or-ask.ts'

export async function signIn(input: CallParsed<'signIn'>, context: Context) {
  const { userId, isInitial, limits } = await findOwnerOf(input, context)
  if (isInitial) await endByPassword(context.db, { userId, now: context.now })
  const entered = await enter({ userId, method: 'pwd', remember: input.remember }, context)
  await forgiveAttempt(context.db, limits)
  return entered
}

/**
 * The person whose login id and password these are, for anything that a password proves. Throws badCredentials alike
 * for an unknown account, a wrong password and an inactive account; initialPasswordOver only for the right password.
 */
export async function provePassword(input: Proof, context: Context) {
  const { userId, isInitial, limits } = await findOwnerOf(input, context)
  await forgiveAttempt(context.db, limits)
  return { userId, isInitial }
}

/** The same, for a caller that forgives the attempt itself: `limits` are what it counts for. */
async function findOwnerOf(input: Proof, context: Context) {
  const { hashing } = context.services
  const turn = turnOf(context, normalLoginId(input.loginId))
  const { account, limits, renewed } = await hashing.inTurn(turn, (held) => look({ ...input, turn: held }, context))
  await lockEntrant(account.id, context)
  // Changed, or reset, while it was verified.
  if (!(await isStillPassword(context.db, account))) return refuse({ found: account, reason: 'wrongPassword' }, context)
  const isInitial = account.initial === true
  if (isInitial && !(await noteInitialUse(context.db, { userId: account.id, now: context.now })))
    return refuseOver(account, context)
  if (renewed !== null) await replaceHash(context.db, { userId: account.id, old: account.phc, phc: renewed })
  return { userId: account.id, isInitial, limits }
}

async function look(input: Proof & { turn: Turn }, context: Context) {
  const { passwords, tx } = context.services
  const found = await tx(platform, (db) => findAccount(db, input.loginId))
  const limits = await signInLimits({ loginId: input.loginId, userId: found?.id ?? null }, context)
  await recordOrAskCaptcha(limits, input, context)
  const account = await verify(input, found, context)
  const renewed = passwords.isOutdated(account.phc) ? await passwords.hash(input.password, input.turn) : null
  return { account, limits, renewed }
}

type Proof = Omit<CallParsed<'signIn'>, 'remember'>

type FoundAccount = Awaited<ReturnType<typeof findAccount>>

// No connection is held while the hash is computed: it takes longer than all the queries together.
async function verify({ password, turn }: { password: string; turn: Turn }, found: FoundAccount, context: Context) {
  const { services, now } = context
  const isRight = await services.passwords.verify(password, found?.phc ?? null, turn)
  const isActive = found?.status === 'active' && found.deleted_at === null
  const until = found?.expires_at ?? null
  const isOver = until !== null && until <= now
  if (found === undefined) return refuse({ found, reason: 'unknownAccount' }, context)
  if (found.phc === null || !isRight) return refuse({ found, reason: 'wrongPassword' }, context)
  if (!isActive) return refuse({ found, reason: 'accountNotActive' }, context)
  if (isOver) return refuseOver(found, context)
  return { ...found, phc: found.phc }
}

function refuse({ found, reason }: { found: FoundAccount; reason: AuditReason }, context: Context): never {
  noteRefusal({ userId: found?.id ?? null, method: 'pwd', reason }, context)
  throw new Problem('badCredentials')
}

// The password is right, so its person may know that only another initial password helps.
function refuseOver({ id }: { id: string }, context: Context): never {
  noteRefusal({ userId: id, method: 'pwd', reason: 'initialPasswordOver' }, context)
  throw new Problem('initialPasswordOver')
}
