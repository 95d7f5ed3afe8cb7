import type { Call } from '@atrium/shared-utility/contract'
import type { Caller } from '../../../identity/session/session-from.ts'
import { identified } from '../incoming-call.ts'

/** A call as those gates get it that need no request: the caller, and what they send. */
export function atTheGates(call: Call, caller: Caller, fields: Record<string, unknown> = {}) {
  const now = new Date()
  const found = identified(call, { ...caller, token: null, as: null })
  return { call, ...found, fields, input: fields, options: { now: () => now } }
}
