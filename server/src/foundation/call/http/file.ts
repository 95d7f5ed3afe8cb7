import { fileHeaders } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { KeptFile, MadeFile } from '../context/file-answer.ts'
import { rangeOf } from './range.ts'

// Shorter than a transaction may idle: a reader that takes nothing for so long gives its connection back.
const stalledMs = 30_000

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: { log: Logger } }

/** Sends a file as it is written. One that fails on the way is cut off, so that no client takes it for whole. */
export async function sendFile(file: KeptFile | MadeFile, exchange: Exchange) {
  const { reply } = exchange
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  reply.type(file.type).header('content-disposition', dispositionOf(file.name))
  // A browser that opens the file in place runs nothing of it.
  reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  if ('openRange' in file) return sendKept(file, exchange)
  return exchange.request.method === 'HEAD' ? reply.send() : sendMade(file, exchange)
}

async function sendMade({ open }: MadeFile, exchange: Exchange) {
  const { reply } = exchange
  const { rows, isCut, body } = await open()
  reply.header(fileHeaders.rows, rows)
  if (isCut) reply.header(fileHeaders.isCut, '1')
  return reply.send(watched(body, exchange))
}

async function sendKept({ sizeBytes, etag, openRange, keptSeconds }: KeptFile, exchange: Exchange) {
  const { request, reply } = exchange
  const asked = { range: request.headers.range, ifRange: request.headers['if-range']?.toString() }
  const range = rangeOf(asked, { sizeBytes, etag })
  reply.header('accept-ranges', 'bytes').header('etag', etag)
  // Answers vary with the cookie: another person of this browser asks anew.
  if (keptSeconds !== undefined) reply.header('cache-control', `private, max-age=${keptSeconds}`)
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send()
  const { first, last } = range === 'whole' ? { first: 0, last: sizeBytes - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${sizeBytes}`)
  reply.header('content-length', last - first + 1)
  // A HEAD request opens nothing.
  if (request.method === 'HEAD') return reply.send()
  return reply.send(watched(await openRange({ first, last }), exchange))
}

function watched<Body extends NodeJS.ReadableStream>(body: Body, { request, options: { log } }: Exchange) {
  body.once('error', (err) => log.error({ requestId: request.id, err }, 'a file broke off while it was sent'))
  return body
}

/** RFC 6266: the name as it is, and in letters that every program takes; no path, and nothing that is not seen. */
export function dispositionOf(given: string) {
  const name = given.toWellFormed().replaceAll(/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '_')
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
