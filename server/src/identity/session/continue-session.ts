import { z } from 'zod'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Row } from '../../foundation/db/schema.ts'
import { lockAccount } from './lock-account.ts'
import { insertSession } from './queries.ts'
import { sessionLife } from './session-life.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { findFamily, noteHandedOut, revokeFamily, takeKept, turnFamily } from './family-query.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'
import { findTrust } from './trust-query.ts'

type Surroundings = Pick<Context, 'now' | 'newId' | 'visitor' | 'services' | 'cookies'>
type Turning = Surroundings & Pick<Context, 'db'>

// Tabs that wake up together send the same secret; after that it has no business being sent again.
const graceMs = 10_000

/** The result of one turn: a session, and the secret for the next turn. */
const turned = z.object({
  token: z.string(),
  sessionId: z.string(),
  entId: z.string().nullable(),
  /** The session before, whose CSRF token the waiting page still has. */
  previousId: z.string(),
  refreshToken: z.string(),
  until: z.number(),
})
type Turned = z.infer<typeof turned>

/**
 * Goes on with a session that is over, by the cookie of a browser that was to stay signed in. Each secret works once;
 * one that comes again later was copied, and ends whatever came of it. Null, and no cookie left, when nothing goes on.
 */
export async function continueSession(context: Surroundings) {
  const { cookies, services, now } = context
  if (cookies.refreshToken === null) return null
  const [familyId = '', secret = ''] = cookies.refreshToken.split('.')
  const given = await services.tx(platform, (db) => take({ familyId, secret }, { ...context, db }))
  if (given === null) {
    cookies.clearRefresh()
    return null
  }
  const csrf = services.secrets.csrfToken(given.sessionId)
  const { absoluteMs } = sessionLife(null)
  cookies.setSession({ token: given.token, csrf, entId: given.entId, keepMs: absoluteMs })
  cookies.setRefresh({ token: given.refreshToken, keepMs: given.until - now.getTime() })
  return { token: given.token, csrfBefore: services.secrets.csrfToken(given.previousId) }
}

type Sent = { familyId: string; secret: string }

async function take({ familyId, secret }: Sent, context: Turning): Promise<Turned | null> {
  const { db, now, services } = context
  const known = await findFamily(db, { id: familyId, now })
  if (known === undefined) return null
  await lockAccount(db, known.user_id)
  const next = newToken()
  const family = await turnFamily(db, { id: familyId, secret, next, now })
  if (family === undefined) return takeLate({ familyId, secret }, context)
  const kept = await takeKept(db, { familyId, now })
  if (kept === undefined) {
    await revokeFamily(db, { id: familyId, reason: 'notKept', now })
    return null
  }
  const started = await startNext({ ...kept, familyId, userId: family.user_id, until: family.expires_at }, context)
  const given = { ...started, refreshToken: `${familyId}.${next}`, until: family.expires_at.getTime() }
  await noteHandedOut(db, { id: familyId, sealed: services.secrets.seal(JSON.stringify(given)) })
  return given
}

async function takeLate({ familyId, secret }: Sent, context: Turning): Promise<Turned | null> {
  const { db, now, services } = context
  const family = await findFamily(db, { id: familyId, now })
  if (family === undefined) return null
  const isPrevious = family.previous_hash !== null && tokenHash(secret).equals(family.previous_hash)
  const isSoon = now.getTime() - family.turned_at.getTime() < graceMs
  if (isPrevious && isSoon && family.handed_out !== null)
    return turned.parse(JSON.parse(services.secrets.open(family.handed_out)))
  await revokeFamily(db, { id: familyId, reason: 'refreshReused', now })
  const target = { targetKind: 'user', targetId: family.user_id, entId: null, actorId: family.user_id } as const
  await recordAct({ ...context, session: null }, { action: 'continueSession', result: 'denied', ...target })
  return null
}

type Kept = Pick<Row<'session'>, 'id' | 'line_id' | 'ent_id' | 'only_ent_id' | 'amr' | 'auth_time'>
type Next = Kept & { familyId: string; userId: string; until: Date }

/**
 * The new session is as verified as the browser's trust alone: a factor given in the former session is asked for again.
 */
async function startNext(kept: Next, context: Turning) {
  const { db, now, newId, visitor, cookies } = context
  const { userId, familyId } = kept
  const [sessionId, token] = [newId(), newToken()]
  const life = sessionLife(null)
  const until = (ms: number) => new Date(Math.min(now.getTime() + ms, kept.until.getTime()))
  await insertSession(db, {
    id: sessionId,
    token,
    userId,
    entId: kept.ent_id,
    onlyIn: kept.only_ent_id,
    lineId: kept.line_id ?? kept.id,
    method: kept.amr[0] ?? 'pwd',
    remember: true,
    familyId,
    authTime: kept.auth_time,
    trust: await findTrust(db, { token: cookies.trustToken, userId, now }),
    idleUntil: until(life.idleMs),
    absUntil: until(life.absoluteMs),
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    now,
  })
  const target = { targetKind: 'user', targetId: userId, entId: kept.ent_id, actorId: userId } as const
  await recordAct({ ...context, session: null }, { action: 'continueSession', ...target })
  return { token, sessionId, entId: kept.ent_id, previousId: kept.id }
}
