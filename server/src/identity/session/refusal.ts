import type { AuditReason } from '@atrium/shared-utility/contract'
import { tellAttempt } from '../../foundation/call/audit/tell-attempt.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Method } from './method.ts'

type Refusal = {
  /** Null when what was given belongs to no known person. */
  userId: string | null
  method: Method
  /** Why, for operators: what the person is told says less. */
  reason: AuditReason
}

/**
 * Writes down that a person was not let in, once the refusal that has to follow is thrown. It stores nothing of what
 * was typed: people type passwords where the login id belongs.
 */
export function noteRefusal({ userId, method, reason }: Refusal, context: Context) {
  const target = { targetKind: 'user', targetId: userId ?? 'unknown', entId: null } as const
  // Counted together: how long the answer takes must not tell which accounts exist.
  const sampled = { whole: 100, countedBy: 'any' }
  context.afterRefusal(() =>
    tellAttempt({ action: 'signIn', ...target, reason, more: { method }, ...sampled }, { ...context, session: null }),
  )
}
