import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Config } from '../../../foundation/process/config/config.ts'
import type { Visitor } from '../../../foundation/call/context/context.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { collectCookies } from '../../../foundation/call/http/cookies.ts'
import { visitorOf } from '../../../foundation/call/http/visitor.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { readOnlyCaller } from '../../session/access.ts'
import type { Caller } from '../../session/session-from.ts'
import { tokenFrom } from './authorization.ts'
import { findOpened, findUnopened, openToken, type Token } from './queries.ts'

type Options = { config: Config; services: Services; now: () => Date }
type Exchange = { request: FastifyRequest; reply: FastifyReply; options: Options }

/**
 * The caller who reads by a security token. The first GET that brings it opens it for its client, which gets a cookie.
 * From then on the token is good with that cookie, from that address and agent; so is the cookie alone, when a page is
 * loaded anew. A token that comes with another method is recognised, so that the refusal says why, and opens nothing.
 */
export async function findReader({ request, reply, options }: Exchange) {
  const { config, services, now } = options
  const { cookies, send } = collectCookies(request, config)
  const { authorization } = request.headers
  const [token, held] = [tokenFrom(authorization), cookies.held('view')]
  if (token === null && (held === null || authorization !== undefined)) return null
  const visitor = visitorOf(request)
  const use = { visitor, client: clientHash(visitor), now: now(), services }
  const caller = await services.tx(platform, async (db) => {
    const opened = held === null ? undefined : await findOpened(db, { ...use, cookie: held, token })
    if (opened !== undefined || token === null) return read(db, opened, use)
    if (request.method !== 'GET') return read(db, await findUnopened(db, { token, now: use.now }), use)
    const cookie = newToken()
    const { reader, expiresAt } = await open(db, { token, cookie }, use)
    if (reader !== null) cookies.hold('view', { token: cookie, keepMs: expiresAt.getTime() - use.now.getTime() })
    return reader
  })
  send(reply)
  return caller === null ? null : { ...caller, token: null, as: null }
}

type Use = { visitor: Visitor; client: Buffer; now: Date; services: Services }
type TokenRow = { session_id: string; ent_id: string }

async function open(db: Db, how: { token: Token; cookie: string }, use: Use) {
  const row = await openToken(db, { ...use, ...how })
  const reader = await read(db, row, use)
  const session = reader?.session
  if (row === undefined || !reader || !session) return { reader: null, expiresAt: use.now }
  const act = { action: 'openSecurityToken', targetKind: 'session', targetId: session.id, entId: row.ent_id } as const
  await recordAct({ db, newId, session, visitor: use.visitor }, act)
  return { reader, expiresAt: row.expires_at }
}

async function read(db: Db, found: TokenRow | undefined, { visitor, now, services }: Use): Promise<Caller | null> {
  if (found === undefined) return null
  const of = { sessionId: found.session_id, entId: found.ent_id, asked: visitor.entId, now }
  return readOnlyCaller(db, of, services)
}

function clientHash({ ip, userAgent }: Visitor) {
  return createHash('sha256').update(`${ip}\n${userAgent}`).digest()
}
