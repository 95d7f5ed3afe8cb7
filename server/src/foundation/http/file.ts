import { fileHeaders } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { FileAnswer } from '../context/file-answer.ts'

// Shorter than a transaction may idle: whoever reads nothing for so long gives its connection back.
const stalledMs = 30_000

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: { log: Logger } }

/** Sends a file as it is written. One that fails on the way is cut off, so that nobody takes it for whole. */
export async function sendFile({ name, type, open }: FileAnswer, { request, reply, options: { log } }: Exchange) {
  const { rows, isCut, body } = await open()
  body.once('error', (err) => log.error({ requestId: request.id, err }, 'a file broke off while it was sent'))
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).header(fileHeaders.rows, rows)
  if (isCut) reply.header(fileHeaders.isCut, '1')
  return reply.send(body)
}
