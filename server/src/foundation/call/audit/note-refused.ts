import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import type { Context } from '../context/context.ts'
import { platform } from '../../db/scope.ts'
import { attemptOf } from './attempts.ts'
import { findEnterpriseId } from './enterprise-query.ts'
import { tellAttempt } from './tell-attempt.ts'

type Surroundings = Pick<Context, 'services' | 'now' | 'newId' | 'session' | 'visitor'> &
  Partial<Pick<Context, 'deployer'>>

/**
 * Writes down that a call was refused, when that is worth knowing: in the enterprise that the call was made to, or else
 * where the person works. A handler asks for it where a call refuses without a problem, such as for a code that is
 * simply not valid.
 */
export async function noteRefused({ call, code }: { call: string; code: ProblemCode }, context: Surroundings) {
  const attempt = attemptOf(code)
  if (attempt === null) return
  const { services, session, visitor } = context
  const asked = visitor.entId
  const found = asked === null ? null : await services.tx(platform, (db) => findEnterpriseId(db, asked))
  const entId = asked === null ? (session?.entId ?? null) : found
  const more = asked !== null && found === null ? { asked } : {}
  await tellAttempt({ ...attempt, reason: code, targetKind: 'call', targetId: call, entId, more }, context)
}

/** As `noteRefused`, of whatever a call failed with. */
export async function noteFailure(error: unknown, call: string, context: Surroundings) {
  if (error instanceof Problem) await noteRefused({ call, code: error.code }, context)
}
