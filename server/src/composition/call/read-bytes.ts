import type { Call } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import type { BytesAnswer } from '../../foundation/context/bytes-answer.ts'
import { bytesOf } from '../../foundation/http/content.ts'
import { arrivalOf } from '../../foundation/http/patience.ts'

/** What comes of the piece of a file that a call brings, where it brings one; else what the call answered already. */
export async function readBytes(
  { encoding, output }: Call,
  answered: unknown,
  { request }: { request: FastifyRequest },
) {
  if (encoding !== 'bytes') return answered
  const read = answered as BytesAnswer<unknown> // All that a handler of such a call can answer.
  try {
    return output.parse(await read(bytesOf(request)))
  } finally {
    // Who was answered before anybody read it has as long as anybody for the rest.
    arrivalOf(request.raw).wait()
  }
}
