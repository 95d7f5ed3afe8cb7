import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply } from 'fastify'
import { changedOnce, digestOf, takeKey, type Changed } from '../../foundation/call/once/once-query.ts'
import { collectCookies } from '../../foundation/call/http/cookies.ts'
import type { Db } from '../../foundation/db/tx.ts'
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

/** In an enterprise; without one, or as one who looks after the platform or a part of it, for the person alone. */
function personOf(asked: IncomingCall) {
  const scope = scopeOf(asked)
  const userId = asked.session?.userId ?? null
  if (userId === null) return null
  return { ent_id: scope.as === 'tenant' ? scope.entId : null, user_id: userId }
}

/**
 * An act that is done once is known by all that it says; a change against the version that was read, by that version and a key of the
 * browser for each try of it; what is added, by such a key alone.
 */
function sentOf({ call, input, options }: IncomingCall) {
  const { secrets } = options.services
  // A ticket of step-up is another one at each try, and says nothing of the act.
  const { _pwd: _ticket, ...act } = input
  if (call.doneAlready !== undefined) {
    const digest = digestOf(act, secrets)
    return { key: digest, digest }
  }
  // The specification names the key of a new enterprise.
  const { onceKey = act['idempotencyKey'], ...said } = act
  if (typeof onceKey !== 'string') return null
  const read = versionIn(said)
  if (read !== undefined) {
    const { [read]: version, ...change } = said
    return { key: `${onceKey} ${String(version)}`, digest: digestOf(change, secrets) }
  }
  if (call.once === undefined) return null
  const digest = digestOf(said, secrets)
  return { key: call.once === 'form' ? onceKey : `${onceKey} ${digest}`, digest }
}

/** The field that counts the versions of what is changed, where the input says which one was read. */
function versionIn(input: IncomingCall['input']) {
  return ['version', 'revision'].find((field) => typeof input[field] === 'number')
}

/** What the handler is given: where the key is looked after here, handlers take their input without one. */
export function withoutKey({ call, input }: Pick<IncomingCall, 'call' | 'input'>) {
  const { onceKey: _key, ...said } = input
  return call.once !== undefined || versionIn(input) !== undefined ? said : input
}

/** What was answered when the same was added before. Of two at once the second waits for the first. */
export async function addedBefore(db: Db, { call, input, options }: IncomingCall, change: Changed | null) {
  if (change === null || call.once === undefined || versionIn(input) !== undefined) return undefined
  await takeKey(db, change)
  const before = await changedOnce(db, change, options.services.secrets)
  if (before?.isSame === false) throw new Problem('sentBefore')
  return before
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
    const before = await options.services.tx(scopeOf(asked), (db) => changedOnce(db, change, options.services.secrets))
    if (before === undefined) throw error
    const read = versionIn(input)
    if (!before.isSame && read !== undefined)
      return again({ ...asked, input: { ...input, [read]: Number(input[read]) + 1 } }, handle)
    const { send } = collectCookies(request, options.config, caller.token)
    return { output: call.output.parse(before.answered), send }
  }
}
