import type { FileAnswer } from '../../foundation/call/context/file-answer.ts'
import type { StreamAnswer } from '../../foundation/call/context/stream-answer.ts'
import { sendFile } from '../../foundation/call/http/file.ts'
import { sendStream } from '../../foundation/call/http/stream.ts'
import { wireSuccess } from '../../foundation/call/http/wire.ts'
import type { IncomingCall } from './incoming-call.ts'
import { prepared } from './prepared-file.ts'
import { isStillAdmitted } from './still-admitted.ts'

/** Sends what a handler answered, in the call's envelope: each is all that a handler with that envelope can answer. */
export async function sendOutput(asked: IncomingCall, output: unknown) {
  const { call, request, reply } = asked
  if (call.envelope === 'file') return sendFile(await prepared(output as FileAnswer, asked), asked) // See above.
  if (call.envelope === 'stream') return sendStream(output as StreamAnswer, reply, () => isStillAdmitted(asked)) // See above.
  return reply.code(call.status ?? 200).send(wireSuccess(call, output, request.id))
}
