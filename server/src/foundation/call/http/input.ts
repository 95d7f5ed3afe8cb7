import { Readable } from 'node:stream'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'

type Fields = Record<string, unknown>

/** Path, query and body fields as one object; a file that is the body has none. A field that comes twice is refused: readers could take either. */
export function inputFields(request: FastifyRequest): Fields {
  const fields: Fields = {}
  const body = request.body instanceof Readable ? undefined : request.body
  for (const part of [request.params, request.query, body]) {
    for (const [name, value] of Object.entries(plainObject(part))) {
      if (Object.hasOwn(fields, name)) throw new Problem('malformedRequest')
      fields[name] = value
    }
  }
  return fields
}

function plainObject(part: unknown): object {
  if (part === undefined || part === null) return {}
  if (typeof part !== 'object' || Array.isArray(part)) throw new Problem('malformedRequest')
  return part
}
