import { Problem, type StepUpMethod } from '@atrium/shared-utility/contract'
import { tellAttempt } from '../../foundation/call/audit/tell-attempt.ts'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import type { Session } from '../../foundation/call/context/session.ts'
import { noteStepUp } from './note-step-up.ts'
import { markStepUp } from './step-up-query.ts'

type MethodKind = StepUpMethod['kind']

/** Runs a proof: it confirms the one session of this call, and the log has how it went, also when it is refused. */
export async function confirming<T>(method: MethodKind, context: Context, prove: () => Promise<T>) {
  const act = { action: 'stepUp', targetKind: 'user', targetId: context.session?.userId ?? 'unknown' } as const
  const entId = context.session?.onlyIn ?? null
  try {
    const proven = await prove()
    const { id } = sessionOf(context)
    if (!(await markStepUp(context.db, { id, now: context.now }))) throw new Problem('signInRequired')
    await noteStepUp(method, context)
    return proven
  } catch (error) {
    const reason = error instanceof Problem ? error.code : 'internal'
    context.afterRefusal(() => tellAttempt({ ...act, entId, reason, more: { method } }, context))
    throw error
  }
}

/**
 * The session that went out to prove who its person is, in which the answer has to come back. An enterprise confirms no
 * session that it did not begin. Throws stepUpExpired.
 */
export function sessionThatAsked(of: { sessionId: string; entId: string }, { session }: Context): Session {
  if (session === null || session.id !== of.sessionId || session.onlyIn !== of.entId) throw new Problem('stepUpExpired')
  return session
}
