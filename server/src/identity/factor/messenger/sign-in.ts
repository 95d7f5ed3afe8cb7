import { Problem, type CallParsed, type MessengerType } from '@atrium/shared-utility/contract'
import { findBound, noteUse, type Subject } from './binding-query.ts'
import { openTicket } from './ticket.ts'
import { spendOnce } from '../../captcha/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { findReturn } from '../../people/membership/return-query.ts'
import { lockEntrant, lockOwn } from '../../session/lock-account.ts'
import { noteRefusal } from '../../session/refusal.ts'
import { signedInHere } from '../../session/signed-in-here.ts'
import { enter } from '../../session/start-session.ts'
import { confirmByMessenger } from './step-up.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import type { Limit } from '../../../foundation/call/limit/throttle-query.ts'
import { findOpenApp, holdApp } from './app-query.ts'
import { isSameCompany, openApp } from './app.ts'
import { inEnterprise } from './in-enterprise.ts'
import { methodOf } from './method.ts'
import { takeState } from './state-query.ts'
import type { App, Code, ExternalIdentity } from './provider/provider.ts'
import { ProviderFailure } from './provider/provider-failure.ts'

type Input = CallParsed<'signInDingtalk'>

const codeLivesMs = 10 * 60_000

/** Signs in the person whom the code's account is bound to here; gives any other person a ticket to bind it. */
export async function signInWith(type: MessengerType, input: Input, context: Context) {
  refuseOtherEnterprise(input, context)
  const { own, around } = networksOf(context.visitor.ip)
  const limits: Limit[] = [
    { kind: 'ip', subject: own },
    { kind: 'network', subject: around },
  ]
  await recordOrRefuse(limits, context)
  const claimed = await context.services.tx(platform, (db) => claim(db, { type, input, context }))
  const { stepUpSessionId: sessionId } = claimed
  if (sessionId !== null) {
    return confirmByMessenger({ sessionId, entId: input.enterId }, context, async () => {
      const identity = await identify(claimed, context)
      await holdSame(claimed, context)
      await lockOwn(context)
      await forgiveAttempt(context.db, limits)
      return identity
    })
  }
  const subject = { ...(await identify(claimed, context)), entId: input.enterId }
  await holdSame(claimed, context)
  const bound = await lockBound({ type, subject }, context)
  await forgiveAttempt(context.db, limits)
  if (bound === undefined) return openTicket(subject, context)
  if (context.session !== null) return stay(bound.user_id, context)
  if (await mayReturn(bound.user_id, { type, input }, context)) return openTicket(subject, context)
  await noteUse(context.db, { id: bound.id, now: context.now })
  const entering = { userId: bound.user_id, method: methodOf(type), onlyIn: input.enterId } as const
  const entered = await enter(entering, inEnterprise(input.enterId, context))
  return { status: 1 as const, ...entered }
}

/**
 * A person who had left, and whom the enterprise lets in again, is asked first: they come back by their own word, and
 * have nothing but the ticket until then. A person with a way of their own is told to use that one.
 */
async function mayReturn(userId: string, { type, input }: { type: MessengerType; input: Input }, context: Context) {
  const back = await findReturn(context.db, { entId: input.enterId, userId, now: context.now })
  if (back?.has_own_way !== true) return back !== undefined
  noteRefusal({ userId, method: methodOf(type), reason: 'membershipEnded' }, context)
  throw new Problem('returnByOwnWay', { name: back.name })
}

/** The person whom the messenger's account is bound to, and still is once their account is locked. */
async function lockBound({ type, subject }: { type: MessengerType; subject: Subject }, context: Context) {
  const { db } = context
  const bound = await findBound(db, subject)
  if (bound === undefined) return undefined
  await lockEntrant(bound.user_id, context)
  if ((await findBound(db, subject))?.id === bound.id) return bound
  noteRefusal({ userId: bound.user_id, method: methodOf(type), reason: 'unbound' }, context)
  throw new Problem('messengerRefused')
}

function refuseOtherEnterprise({ enterId }: Input, { visitor }: Context) {
  if (visitor.entId !== null && visitor.entId !== enterId) throw new Problem('spaceDenied')
}

/** A person who is signed in already stays who they are. */
async function stay(userId: string, context: Context) {
  if (context.session?.userId !== userId) throw new Problem('bindConflict')
  return { status: 1 as const, ...(await signedInHere(context)) }
}

async function identify({ app, code }: Claimed, { services }: Context): Promise<ExternalIdentity> {
  try {
    return await services.messengers.identify(app, code)
  } catch (error) {
    throw problemOf(error)
  }
}

/** A messenger's answer counts while the app is still of the company that was asked. Locked before any account is. */
async function holdSame({ app }: Claimed, { db }: Context) {
  const held = await holdApp(db, app)
  if (held === undefined || !isSameCompany(held, app)) throw new Problem('messengerRefused')
}

type Claim = { type: MessengerType; input: Input; context: Context }
type Claimed = { app: App; code: Code; stepUpSessionId: string | null }

/** Uses state and code up for good before the messenger is asked: of any number of calls at once one gets on. */
async function claim(db: Db, { type, input, context }: Claim): Promise<Claimed> {
  const { now, services } = context
  const row = await findOpenApp(db, { entId: input.enterId, type, now })
  if (row === undefined) throw new Problem('messengerNotConfigured')
  const { redirectUri, stepUpSessionId } = await stateOf(db, { type, input, context })
  const code = `${type}|${row.app_id}|${input.code}`
  const isFirst = await spendOnce(db, { code, until: new Date(now.getTime() + codeLivesMs) })
  if (!isFirst || (input.appId !== row.app_id && input.appId !== row.corp_id)) throw new Problem('messengerRefused')
  const source = redirectUri === null ? { from: 'bridge' as const } : { from: 'page' as const, redirectUri }
  return { app: openApp(row, services.secrets), code: { value: input.code, ...source }, stepUpSessionId }
}

/** No redirect for a code of the bridge. Only DingTalk's has no state: its bridge passes none on. */
async function stateOf(db: Db, { type, input, context }: Claim) {
  const { enterId: entId, state } = input
  if (state === undefined && type === 'dingtalk') return { redirectUri: null, stepUpSessionId: null }
  const browser = context.cookies.presessionToken
  const isComplete = state !== undefined && browser !== null
  const taken = isComplete ? await takeState(db, { state, browser, entId, type, now: context.now }) : undefined
  if (taken === undefined) throw new Problem('messengerStateInvalid')
  return { redirectUri: taken.redirect_uri, stepUpSessionId: taken.step_up_session_id }
}

/** A failure of a messenger in words for the person; anything else as it is. */
export function problemOf(error: unknown) {
  if (!(error instanceof ProviderFailure)) return error
  const codes = {
    code: 'messengerRefused',
    app: 'messengerNotConfigured',
    token: 'bindLookupFailed',
    away: 'bindLookupFailed',
  } as const
  return new Problem(codes[error.kind], {}, { cause: error })
}
