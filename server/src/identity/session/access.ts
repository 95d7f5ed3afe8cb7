import { actedCaller } from './acted-caller.ts'
import { LRUCache } from 'lru-cache'
import type { Tokens } from '../../foundation/call/http/cookies.ts'
import { forPlace } from '../../foundation/db/place.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import { findSession, findSessionById, touchSession, type SessionRow } from './access-query.ts'
import { type AskedEnterprise, type Caller, type Means, sessionFrom, spaceFrom, typeOf } from './session-from.ts'
import { lastSeenEveryMs, sessionLife } from './session-life.ts'

export type Access = {
  /** `asked` is the enterprise of the path's prefix; without one, the session's current enterprise counts. */
  find(tokens: Tokens, asked: string | null): Promise<Caller>
  /** The same for what a page asks by itself: it does not keep the session alive. */
  look(tokens: Tokens, asked: string | null): Promise<Caller>
  /** Forgets what is remembered, after anything was written that could change it. */
  forget(): void
}

/** The channel on which the database says that a session or rights changed, in whichever process. */
export const accessChannel = 'atrium_access'

const rememberMs = 1000
const seenMs = 60 * 60_000
/** Any caller can make a token up: a look at one that this process has never seen weighs as a stranger's, and apart. */
const unseen = { kind: 'unseenSession', weight: 'stranger' } as const
const seenBefore = { kind: 'session', weight: 'person' } as const
const nobody: Caller = { session: null, space: { status: 'none' } }

type Needed = Means & { tx: Transact; now: () => Date }

/** Reads a session and its rights at most once a second; another process's change is seen within that second. */
export function createAccess({ tx, now, ...means }: Needed): Access {
  const remembered = new LRUCache<string, Caller>({ max: 10_000, ttl: rememberMs })
  // Tokens that were a session's when they were last looked at. They open nothing: they only decide which go first.
  const seen = new LRUCache<string, true>({ max: 50_000, ttl: seenMs, updateAgeOnGet: true })
  let generation = 0
  return {
    find: (tokens, asked) => known({ ...tokens, asked, isUse: true }),
    look: (tokens, asked) => known({ ...tokens, asked, isUse: false }),
    forget() {
      generation += 1
      remembered.clear()
    },
  }

  async function known({ token, as, asked, isUse }: AskedEnterprise & Tokens & { isUse: boolean }) {
    if (token === null) return nobody
    // What a page asks by itself must not hide from the session that its person uses it.
    const key = `${token}|${as ?? ''}|${asked ?? ''}|${isUse ? 'use' : 'look'}`
    const caller = remembered.get(key)
    if (caller !== undefined) return caller
    const before = generation
    const found = await forPlace(seen.get(token) ? seenBefore : unseen, () => read({ token, as, asked, isUse }))
    if (found.session === null && found.over === undefined) seen.delete(token)
    else seen.set(token, true)
    // Something was written meanwhile: this answer may be the old one, good for this request only.
    if (before === generation) remembered.set(key, found)
    return found
  }

  function read({ token, as, asked, isUse }: AskedEnterprise & { token: string; as: string | null; isUse: boolean }) {
    return tx(platform, async (db) => {
      const reading = { asked, isUse, now: now() }
      const acted = as === null ? null : await actedCaller(db, { ...reading, token, as }, means)
      if (acted !== null) return acted
      const row = await findSession(db, { token, asked, now: now() })
      if (row === undefined) return nobody
      const touch = (until: Date) => touchSession(db, { id: row.id, now: now(), idleUntil: until })
      if (isUse) await keepAlive({ row, touch, now: now() })
      const of = { asked, now: now() }
      return { session: sessionFrom(row, { ...means, ...of }), space: spaceFrom(row, of) }
    })
  }
}

/** The session of this token, in the transaction that is under way; null when it is over. */
export async function readSession(db: Db, of: AskedEnterprise & { token: string; now: Date }, means: Means) {
  const row = await findSession(db, of)
  return row === undefined ? null : sessionFrom(row, { ...means, ...of })
}

type Reading = { sessionId: string; entId: string; asked: string | null; now: Date }

/**
 * The caller who reads by a security token: what its session may see now, in its one enterprise. Null when the session,
 * the person, the membership or the enterprise has ended. Reading does not keep the session alive.
 */
export async function readOnlyCaller(
  db: Db,
  { sessionId, entId, asked, now }: Reading,
  means: Means,
): Promise<Caller | null> {
  const row = await findSessionById(db, { id: sessionId, asked: entId, now })
  if (row === undefined || row.platform_type !== null) return null
  const space = spaceFrom(row, { asked: entId, now })
  if (space.status !== 'open' && space.status !== 'readonly') return null
  const session = sessionFrom(row, { ...means, asked: entId, now })
  return {
    session: { ...session, entId, onlyIn: entId, stepUpAt: null, isReadOnly: true },
    space: asked === null || asked === entId ? space : { status: 'denied' },
  }
}

async function keepAlive({ row, touch, now }: { row: SessionRow; touch: (until: Date) => Promise<void>; now: Date }) {
  if (now.getTime() - row.last_seen_at.getTime() < lastSeenEveryMs) return
  const { idleMs } = sessionLife(typeOf(row))
  await touch(new Date(Math.min(now.getTime() + idleMs, row.abs_until.getTime())))
}
