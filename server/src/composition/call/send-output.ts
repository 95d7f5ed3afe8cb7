import type { Call } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { FileAnswer } from '../../foundation/context/file-answer.ts'
import type { StreamAnswer } from '../../foundation/context/stream-answer.ts'
import { sendFile } from '../../foundation/http/file.ts'
import { sendStream } from '../../foundation/http/stream.ts'
import { wireSuccess } from '../../foundation/http/wire.ts'

type Sending = {
  call: Call
  request: FastifyRequest
  reply: FastifyReply
  options: { log: Logger }
  /** Looks again whether this would be answered still, for what is sent for long. */
  mayGoOn: () => Promise<boolean>
}

/** Sends what a handler answered, in the call's envelope: each is all that a handler with that envelope can answer. */
export function sendOutput(output: unknown, { call, request, reply, options, mayGoOn }: Sending) {
  if (call.envelope === 'file') return sendFile(output as FileAnswer, { request, reply, options }) // See above.
  if (call.envelope === 'stream') return sendStream(output as StreamAnswer, reply, mayGoOn) // See above.
  return reply.code(call.status ?? 200).send(wireSuccess(call, output, request.id))
}
