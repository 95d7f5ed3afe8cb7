import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply } from 'fastify'
import { changedOnce, digestOf, type Changed } from '../../foundation/call/once/once-query.ts'
import { collectCookies } from '../../foundation/call/http/cookies.ts'
import type { IncomingCall } from './incoming-call.ts'
import { scopeOf } from './scope.ts'

/** The output of a call, and how its cookies are sent. */
type Performed = { output: unknown; send: (reply: FastifyReply) => void }

/** What a person does in an enterprise, as it is known when they send it again. */
export function changeOf(asked: IncomingCall): Changed | null {
  const scope = scopeOf(asked)
  if (scope.as !== 'tenant' || scope.entId === null || scope.userId === null) return null
  const sent = sentOf(asked)
  return (
    sent && { whose: { ent_id: scope.entId, user_id: scope.userId, key: `${asked.name} ${sent.key}` }, said: sent.said }
  )
}

/**
 * An act that is done once is known by all that it says; a change against the version that was read, by that version and a key of the
 * browser for each try of it.
 */
function sentOf({ call, input }: IncomingCall) {
  if (call.doneAlready !== undefined) return { key: digestOf(input), said: input }
  const { onceKey, version, ...said } = input
  return typeof onceKey === 'string' && typeof version === 'number' ? { key: `${onceKey} ${version}`, said } : null
}

/** What the handler is given: the key of a change says nothing of it. */
export function withoutKey({ onceKey, ...input }: IncomingCall['input']) {
  return typeof input['version'] === 'number' || onceKey === undefined ? input : { ...input, onceKey }
}

/**
 * A browser that heard no answer sends its change again, and would be told that another person has changed the same, or that it is done
 * already. Where that person is the caller, they are answered as at first; what they have changed in the form since is a change of
 * what is there.
 */
export async function again(
  asked: IncomingCall,
  handle: (one: IncomingCall) => Promise<Performed>,
): Promise<Performed> {
  const change = changeOf(asked)
  try {
    return await handle(asked)
  } catch (error) {
    const { options, call, caller, request, input } = asked
    const { doneAlready = ['versionConflict'] } = call
    if (change === null || !(error instanceof Problem) || !doneAlready.includes(error.code)) throw error
    const before = await options.services.tx(scopeOf(asked), (db) => changedOnce(db, change))
    if (before === undefined) throw error
    if (!before.isSame) return again({ ...asked, input: { ...input, version: Number(input['version']) + 1 } }, handle)
    const { send } = collectCookies(request, options.config, caller.token)
    return { output: call.output.parse(before.answered), send }
  }
}
