import { randomBytes } from 'node:crypto'
import type { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encoded } from '../../../foundation/call/http/encoding.ts'
import { outageHeaders } from '../../../foundation/call/http/headers.ts'
import { langOf } from '../../../foundation/call/http/language.ts'
import { renderOutage } from './outage.ts'

type Outage = { request: FastifyRequest; reply: FastifyReply; seconds: number | null }

const usualSeconds = 5

/** Sent in place of a page: a person who navigates is told in a page what is wrong. */
export async function sendOutage({ code, status }: Problem, { request, reply, seconds }: Outage) {
  const nonce = randomBytes(16).toString('base64url')
  outageHeaders(reply, nonce)
  reply.code(status).type('text/html; charset=utf-8')
  const html = renderOutage({ lang: langOf(request), nonce, code, seconds: seconds ?? usualSeconds })
  return reply.send(await encoded(html, request, reply))
}
