import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply } from 'fastify'
import { changedOnce, digestOf, type Changed } from '../../foundation/call/once/once-query.ts'
import { collectCookies } from '../../foundation/call/http/cookies.ts'
import type { IncomingCall } from './incoming-call.ts'
import { scopeOf } from './scope.ts'

/** The output of a call, and how its cookies are sent. */
type Performed = { output: unknown; send: (reply: FastifyReply) => void }

/** What a person does, as it is known when they send it again. */
export function changeOf(asked: IncomingCall): Changed | null {
  const person = personOf(asked)
  if (person === null) return null
  const sent = sentOf(asked)
  return sent && { whose: { ...person, key: `${asked.name} ${sent.key}` }, digest: sent.digest }
}

/** In an enterprise, or as one who looks after the platform or a part of it. */
function personOf(asked: IncomingCall) {
  const scope = scopeOf(asked)
  const userId = asked.session?.userId ?? null
  if (userId === null) return null
  if (scope.as !== 'tenant') return { ent_id: null, user_id: userId }
  return scope.entId === null ? null : { ent_id: scope.entId, user_id: userId }
}

/**
 * An act that is done once is known by all that it says; a change against the version that was read, by that version and a key of the
 * browser for each try of it.
 */
function sentOf({ call, input, options }: IncomingCall) {
  const { secrets } = options.services
  if (call.doneAlready !== undefined) {
    const digest = digestOf(input, secrets)
    return { key: digest, digest }
  }
  const { onceKey, version, ...said } = input
  if (typeof onceKey !== 'string' || typeof version !== 'number') return null
  return { key: `${onceKey} ${version}`, digest: digestOf(said, secrets) }
}

/** What the handler is given: the key of a change says nothing of it, so handlers take their input without one. */
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
