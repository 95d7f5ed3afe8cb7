import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply } from 'fastify'
import { changedOnce, type Changed } from '../../foundation/call/once/once-query.ts'
import { collectCookies } from '../../foundation/call/http/cookies.ts'
import type { IncomingCall } from './incoming-call.ts'
import { scopeOf } from './scope.ts'

/** The output of a call, and how its cookies are sent. */
type Performed = { output: unknown; send: (reply: FastifyReply) => void }

/** A change of something in an enterprise against the version that was read, with a key of the browser for each try of it. */
export function changeOf(asked: IncomingCall): Changed | null {
  const { onceKey, version, ...said } = asked.input
  const scope = scopeOf(asked)
  if (typeof onceKey !== 'string' || typeof version !== 'number' || scope.as !== 'tenant') return null
  const { entId, userId } = scope
  if (entId === null || userId === null) return null
  return { whose: { ent_id: entId, user_id: userId, key: `${asked.name} ${onceKey} ${version}` }, said }
}

/** What the handler is given: the key of a change says nothing of it. */
export function withoutKey({ onceKey, ...input }: IncomingCall['input']) {
  return typeof input['version'] === 'number' || onceKey === undefined ? input : { ...input, onceKey }
}

/**
 * A browser that heard no answer sends its change again, and would be told that another person has changed the same. Where that person
 * is the caller, the change is answered as at first; what the caller has changed in the form since is a change of what is there.
 */
export async function again(
  asked: IncomingCall,
  handle: (one: IncomingCall) => Promise<Performed>,
): Promise<Performed> {
  const change = changeOf(asked)
  try {
    return await handle(asked)
  } catch (error) {
    if (change === null || !(error instanceof Problem) || error.code !== 'versionConflict') throw error
    const { options, call, caller, request, input } = asked
    const before = await options.services.tx(scopeOf(asked), (db) => changedOnce(db, change))
    if (before === undefined) throw error
    if (!before.isSame) return again({ ...asked, input: { ...input, version: Number(input['version']) + 1 } }, handle)
    const { send } = collectCookies(request, options.config, caller.token)
    return { output: call.output.parse(before.answered), send }
  }
}
