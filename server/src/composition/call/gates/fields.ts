import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import { refuseBadQuery } from '../../../foundation/call/http/content.ts'
import { inputFields } from '../../../foundation/call/http/input.ts'
import { lastEventHeader } from '../../../foundation/call/http/stream.ts'
import type { IncomingCall } from '../incoming-call.ts'

const spaceFields = ['entid', 'entId', 'enterId', 'currentEntId']

/**
 * Reads the fields of path, query and body. A call of an enterprise may name that enterprise again in its fields, but
 * no other one. Throws malformedRequest and spaceDenied.
 */
export function fields(asked: IncomingCall) {
  refuseBadQuery(asked.request.query)
  asked.fields = fieldsOf(asked.call, asked.request)
  refuseOtherSpace(asked)
}

/** A stream goes on where its reader was: a browser that comes back by itself says that in a header. */
function fieldsOf({ envelope }: Call, request: FastifyRequest): Record<string, unknown> {
  const sent = inputFields(request)
  const heard = request.headers[lastEventHeader]
  return envelope === 'stream' && heard !== undefined ? { after: heard, ...sent } : sent
}

export function refuseOtherSpace({ call, space, fields: sent }: Pick<IncomingCall, 'call' | 'space' | 'fields'>) {
  if (call.space === 'none' || call.access.who === 'public') return
  const named = spaceFields.filter((name) => Object.hasOwn(sent, name))
  if (named.some((name) => sent[name] !== space?.entId)) throw new Problem('spaceDenied')
}
