import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip'] as const

/** The encodings of ours that this browser reads, the smaller one first. */
export function acceptedEncodings({ headers }: FastifyRequest) {
  const accepted = headers['accept-encoding'] ?? ''
  return encodings.filter((name) => new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?(,|$))`).test(accepted))
}

/** Encodes a text that differs for every request, so with little effort, and marks the answer. */
export async function encoded(text: string, request: FastifyRequest, reply: FastifyReply) {
  const [encoding] = acceptedEncodings(request)
  if (encoding === undefined) return text
  const bytes =
    encoding === 'br' ? await promisify(brotliCompress)(text, { params: quick }) : await promisify(gzip)(text)
  reply.header('content-encoding', encoding)
  return bytes
}

// Half a millisecond for a page; its window need not be larger than the page.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }
