import { userType, UserType } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Session } from '../../foundation/context/context.ts'
import { forPlace } from '../../foundation/db/place.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Services } from '../../foundation/context/services.ts'
import { passedBy } from '../two-step-rule/accepted.ts'
import { longestTrustOf, ruleFrom, strictestRule } from '../two-step-rule/rule.ts'
import { findSession, findSessionById, touchSession, type SessionRow } from './access-query.ts'
import { barredFrom } from './barred.ts'
import { isPasswordOld } from './password-age.ts'
import { spaceStatus } from './space-status.ts'
import { lastSeenEveryMs, sessionLife } from './session-life.ts'

/** Who calls, and what they may do in the enterprise of the call. */
export type Caller = { session: Session | null; space: SpaceAccess }

type SpaceAccess =
  | { status: 'none' }
  /** Unknown and foreign look the same, here and in the answer. */
  | { status: 'denied' }
  | { status: 'open' | 'readonly' | 'suspended'; entId: string }

export type Access = {
  /** `asked` is the enterprise of the path's prefix; without one, the session's current enterprise counts. */
  find(token: string | null, asked: string | null): Promise<Caller>
  /** The same for what a page asks by itself: it does not keep the session alive. */
  look(token: string | null, asked: string | null): Promise<Caller>
  /** Forgets what is remembered, after anything was written that could change it. */
  forget(): void
}

/** The database says here that somebody's session or rights changed, in whichever process. */
export const accessChannel = 'atrium_access'

/** What it takes to say what a session is worth. */
type Means = Pick<Services, 'secrets' | 'twoStepMethods'>
type Asked = { asked: string | null }
type Now = { now: Date }

const rememberMs = 1000
const seenMs = 60 * 60_000
/** Anybody can make a token up; a look at one that this process has never seen weighs as a stranger's, and apart from others. */
const unseen = { kind: 'unseenSession', weight: 'stranger' } as const
const seenBefore = { kind: 'session', weight: 'person' } as const
/** How one gets in by what the telephone in one's hand receives or shows. */
const byPhone = ['sms', 'scan']
const nobody: Caller = { session: null, space: { status: 'none' } }

type Needed = Means & { tx: Transact; now: () => Date }

/** Reads a session and its rights at most once a second; another process's change is seen within that second. */
export function createAccess({ tx, now, ...means }: Needed): Access {
  const remembered = new LRUCache<string, Caller>({ max: 10_000, ttl: rememberMs })
  // Whose token was a session when it was last looked at. It opens nothing: it only says who is looked at first.
  const seen = new LRUCache<string, true>({ max: 50_000, ttl: seenMs, updateAgeOnGet: true })
  let generation = 0
  return {
    find: (token, asked) => known({ token, asked, isUse: true }),
    look: (token, asked) => known({ token, asked, isUse: false }),
    forget() {
      generation += 1
      remembered.clear()
    },
  }

  async function known({ token, asked, isUse }: Asked & { token: string | null; isUse: boolean }) {
    if (token === null) return nobody
    const key = `${token}|${asked ?? ''}`
    const caller = remembered.get(key)
    if (caller !== undefined) return caller
    const before = generation
    const found = await forPlace(seen.get(token) ? seenBefore : unseen, () => read({ token, asked, isUse }))
    if (found.session === null) seen.delete(token)
    else seen.set(token, true)
    // Something was written meanwhile: this answer may be the old one, good for this request only.
    if (before === generation) remembered.set(key, found)
    return found
  }

  function read({ token, asked, isUse }: Asked & { token: string; isUse: boolean }) {
    return tx(platform, async (db) => {
      const row = await findSession(db, { token, asked, now: now() })
      if (row === undefined) return nobody
      const touch = (until: Date) => touchSession(db, { id: row.id, now: now(), idleUntil: until })
      if (isUse) await keepAlive({ row, touch, now: now() })
      const of = { asked, now: now() }
      return { session: sessionFrom(row, { ...means, ...of }), space: spaceFrom(row, of) }
    })
  }
}

/** Who this token is, in the transaction that is under way; null when its session is over. */
export async function readSession(db: Db, of: Asked & { token: string; now: Date }, means: Means) {
  const row = await findSession(db, of)
  return row === undefined ? null : sessionFrom(row, { ...means, ...of })
}

type Reading = { sessionId: string; entId: string; asked: string | null; now: Date }

/**
 * Whoever looks by a security token: what its session may see now, in its one enterprise; null when the session, the
 * person, the membership or the enterprise has ended. Looking does not keep the session alive.
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

function sessionFrom(row: SessionRow, { asked, now, secrets, twoStepMethods }: Means & Asked & Now): Session {
  const isLimited = row.only_ent_id !== null && row.made_by_ent_id !== row.only_ent_id
  return {
    id: row.id,
    userId: row.user_id,
    // A person without a membership here is a plain member: that type alone opens nothing.
    userType: typeOf(row) ?? 0,
    // Whoever is no longer a member of the enterprise where they worked is in none.
    entId: hasLeft(row, asked) ? null : row.ent_id,
    barred: barredFrom(row, now),
    onlyIn: row.only_ent_id,
    isLimited,
    ...twoStepFrom(row, { asked, twoStepMethods }),
    authTime: row.auth_time,
    stepUpAt: row.step_up_at,
    // A session for which an enterprise vouched was not begun by the password, and cannot change it.
    isPasswordDue: !isLimited && (row.is_password_initial === true || isPasswordOld(row)),
    isPasswordInitial: row.is_password_initial === true,
    isRoot: row.is_root && row.platform_type === UserType.operator,
    csrf: secrets.csrfToken(row.id),
    isReadOnly: false,
  }
}

/** Whether the enterprise where this session worked lets its person in no longer. */
function hasLeft(row: SessionRow, asked: string | null) {
  return typeOf(row) === null && (asked === null || asked === row.ent_id)
}

function twoStepFrom(row: SessionRow, { asked, twoStepMethods: offered }: Omit<Means, 'secrets'> & Asked) {
  const accountTwoStep = strictestRule(row, offered)
  const isOutside = row.platform_type === null && (row.space_id === null || hasLeft(row, asked))
  // Outside of any enterprise there is nothing but the account.
  const twoStep = isOutside ? accountTwoStep : ruleFrom(row, offered)
  return {
    twoStep,
    accountTwoStep,
    longestTrustDays: longestTrustOf(row, { twoStep, accountTwoStep }),
    aal: row.aal === 2 ? (2 as const) : (1 as const),
    isByDevice: row.amr.includes('device'),
    passedBy: passedBy(row),
    deviceTrustedAt: row.device_trusted_at,
    isByPhone: row.amr.some((method) => byPhone.includes(method)),
  }
}

function typeOf(row: SessionRow): UserType | null {
  return userType.nullable().parse(row.platform_type ?? row.user_type)
}

function spaceFrom(row: SessionRow, { asked, now }: Asked & { now: Date }): SpaceAccess {
  if (row.space_id === null) return asked === null ? { status: 'none' } : { status: 'denied' }
  // What is the person's own goes on, unless it was the enterprise that opened this session and nothing else.
  if (asked === null && row.only_ent_id === null && hasLeft(row, asked)) return { status: 'none' }
  const isOperator = row.platform_type === UserType.operator
  if (row.user_type === null && !isOperator) return { status: 'denied' }
  return {
    status: spaceStatus({ status: row.space_status, expiresAt: row.space_expires_at, isOperator, now }),
    entId: row.space_id,
  }
}
