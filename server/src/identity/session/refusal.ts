import type { AuditReason } from '@atrium/shared-utility/contract'
import { tellAttempt } from '../../foundation/audit/tell-attempt.ts'
import type { Context } from '../../foundation/context/context.ts'
import type { Method } from './method.ts'

type Refusal = {
  /** Null when nobody is known by what was given. */
  userId: string | null
  method: Method
  /** Why, for operators: what the person is told says less. */
  reason: AuditReason
}

/**
 * Writes down that somebody was not let in, once the refusal that has to follow is thrown. Nothing of what was typed is
 * kept: people type passwords where the login id belongs.
 */
export function noteRefusal({ userId, method, reason }: Refusal, context: Context) {
  const target = { targetKind: 'user', targetId: userId ?? 'unknown', entId: null } as const
  // Counted together: how long the answer takes must not tell whose account there is.
  const sampled = { whole: 100, countedBy: 'any' }
  context.afterRefusal(() =>
    tellAttempt({ action: 'signIn', ...target, reason, more: { method }, ...sampled }, { ...context, session: null }),
  )
}
