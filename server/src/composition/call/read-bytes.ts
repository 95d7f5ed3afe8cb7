import type { BytesAnswer } from '../../foundation/call/context/bytes-answer.ts'
import { bytesOf } from '../../foundation/call/http/content.ts'
import { arrivalOf } from '../../foundation/call/http/patience.ts'
import type { IncomingCall } from './incoming-call.ts'

/** Reads the piece of a file that a call brings, and answers its outcome; without a piece, the call's own answer. */
export async function readBytes({ call, request }: IncomingCall, answered: unknown) {
  if (call.encoding !== 'bytes') return answered
  const read = answered as BytesAnswer<unknown> // All that a handler of such a call can answer.
  try {
    return call.output.parse(await read(bytesOf(request)))
  } finally {
    // A caller who was answered before the piece was read has as long as every other caller for the rest.
    arrivalOf(request.raw).wait()
  }
}
