import { newToken } from '../../foundation/process/secrets/new-token.ts'
import {
  isPlatformStaff,
  type Lang,
  lang as langSchema,
  Problem,
  userType,
  UserType,
} from '@atrium/shared-utility/contract'
import { defaultHomeLink } from '@atrium/shared-utility/model'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { beginFamily } from './family.ts'
import { readSession } from './access.ts'
import { closedProblem, closedWhy, isOpenTo } from './space-status.ts'
import { endSession } from './end-sessions-query.ts'
import { keepDevice } from './keep-device.ts'
import { lockEntrant } from './lock-account.ts'
import { loginStatusOf } from './login-status.ts'
import { noteRefusal } from './refusal.ts'
import { findFormerMembership } from './belonging-query.ts'
import { findEntrant, insertSession, listMemberships, noteSignIn } from './queries.ts'
import { sessionLife } from './session-life.ts'
import { findTrust } from './trust-query.ts'
import type { Method } from './method.ts'

type Entering = {
  userId: string
  method: Method
  remember?: boolean
  /** True when what proved it was two factors in one. */
  isVerified?: boolean
  /** The one enterprise that this session opens, where it was that enterprise which vouched for the person. */
  onlyIn?: string
  /** When the person proved it, if that was not now. */
  authTime?: Date
  /** When the session that let this one in ends. */
  until?: Date
}

/**
 * The one way into a session, behind every entrance: the enterprise that the path names or else the last one used, none
 * when there is none, the cookies, the audit log, and the answer of a sign-in. It proves nothing by itself: the entrance
 * has done that. Throws badCredentials when the person is not active, networkNotAllowed, and for an enterprise that is
 * named spaceDenied, membershipSuspended, membershipEnded and the three of an enterprise that is closed to its members.
 */
export async function enter(entering: Entering, context: Context) {
  const { userId, method, remember = false, isVerified = false, onlyIn = null, ...bounds } = entering
  await lockEntrant(userId, context)
  const place = await choosePlaceOrNote({ userId, method, onlyIn }, context)
  const { csrf, session } = await startSession({ ...place, ...bounds, method, remember, isVerified, onlyIn }, context)
  await note({ ...place, method }, context)
  const lang = readsIn(place, context)
  const status = await loginStatusOf({ ...session, entId: place.entId }, { ...context, lang })
  return {
    login: true as const,
    user_type: place.userType,
    token: { accessToken: csrf, entId: place.entId },
    loginHomepage: status.loginHomepage ?? defaultHomeLink,
    session: status,
  }
}

/** The person's own language, unless another was chosen in this browser; the browser keeps it from now on. */
function readsIn({ locale }: SessionPlace, { cookies, lang }: Context) {
  if (locale === null || cookies.hasLang) return lang
  cookies.setLang(locale)
  return locale
}

type Admitting = { userId: string; method: Method; onlyIn: string | null }
type SessionPlace = { userId: string; userType: UserType; entId: string | null; locale: Lang | null }

/** Writes to the log, with the reason, that a person proved who they are and still is not let in. */
async function choosePlaceOrNote({ userId, method, onlyIn }: Admitting, context: Context) {
  try {
    const place = await choosePlace({ userId, onlyIn }, context)
    if (place.userType === UserType.operator) await context.services.operatorNetworks.refuse(context.visitor.ip)
    return place
  } catch (error) {
    if (error instanceof Problem) noteRefusal({ userId, method, reason: reasonOf(error) }, context)
    throw error
  }
}

function reasonOf({ code }: Problem) {
  return code === 'badCredentials' ? 'accountNotActive' : code
}

async function choosePlace({ userId, onlyIn }: Omit<Admitting, 'method'>, context: Context): Promise<SessionPlace> {
  const { db, visitor, now } = context
  const entrant = await findEntrant(db, userId)
  if (entrant === undefined) throw new Problem('badCredentials')
  const platformType = userType.nullable().parse(entrant.platform_type)
  const locale = langSchema.nullable().parse(entrant.locale)
  // A person who works for the platform is not let in by the word of an enterprise.
  if (platformType !== null && onlyIn !== null) throw new Problem('spaceDenied')
  if (platformType !== null) return { userId, userType: platformType, entId: null, locale }
  const isOpen = (one: Membership) => isOpenTo(one, now)
  const memberships = await listMemberships(db, userId)
  const asked = onlyIn ?? visitor.entId
  const chosen = asked === null ? memberships.find(isOpen) : memberships.find((one) => one.ent_id === asked)
  // A person whom no enterprise lets in at the moment has an account all the same, and can join one by an invitation.
  if (chosen === undefined && asked === null) return { userId, userType: UserType.member, entId: null, locale }
  if (chosen === undefined) throw await noLonger(db, { userId, entId: asked })
  const closed = closedWhy(chosen, now)
  if (closed !== null) throw closedProblem(closed, chosen.name)
  return { userId, userType: userType.parse(chosen.user_type), entId: chosen.ent_id, locale }
}

/** A person who has proved who they are may know what has become of their membership. */
async function noLonger(db: Db, of: { userId: string; entId: string | null }) {
  const former = of.entId === null ? undefined : await findFormerMembership(db, { ...of, entId: of.entId })
  if (former === undefined) return new Problem('spaceDenied')
  return new Problem(former.status === 'suspended' ? 'membershipSuspended' : 'membershipEnded', { name: former.name })
}

type Membership = Awaited<ReturnType<typeof listMemberships>>[number]

function note({ userId, entId, method }: SessionPlace & { method: Method }, context: Context) {
  const act = {
    action: 'signIn',
    targetKind: 'user',
    targetId: userId,
    entId,
    actorId: userId,
    diff: { method },
  } as const
  return recordAct({ ...context, session: null }, act)
}

async function startSession(
  asked: SessionPlace &
    Omit<Entering, 'onlyIn' | 'remember'> & { remember: boolean; isVerified: boolean; onlyIn: string | null },
  context: Context,
) {
  const { db, now, visitor, cookies, services } = context
  const place = { ...asked, remember: asked.remember && !isPlatformStaff(asked.userType) }
  if (cookies.sessionToken !== null) await endSession(db, { token: cookies.sessionToken, reason: 'rotated', now })
  const [id, token] = [context.newId(), newToken()]
  const life = sessionLife(place.userType)
  const trust = await findTrust(db, { token: cookies.trustToken, userId: place.userId, now })
  const until = (ms: number) => new Date(Math.min(now.getTime() + ms, asked.until?.getTime() ?? Infinity))
  const [idleUntil, absUntil] = [until(life.idleMs), until(life.absoluteMs)]
  const { ip, userAgent } = visitor
  const familyId = place.remember ? await beginFamily(place.userId, context) : null
  if (familyId === null) cookies.clearRefresh()
  await insertSession(db, { ...place, id, token, familyId, trust, idleUntil, absUntil, ip, userAgent, now })
  await noteSignIn(db, { userId: place.userId, entId: place.entId, ip, now })
  // Else an attacker with an enterprise's entrance, or with a session that scans, makes any number of browsers known.
  const isProven = place.onlyIn === null && place.method !== 'scan'
  await keepDevice({ userId: place.userId, isProven }, context)
  const csrf = services.secrets.csrfToken(id)
  cookies.setSession({ token, csrf, entId: place.entId, keepMs: place.remember ? life.absoluteMs : null })
  const session = await readSession(db, { token, asked: place.entId, now }, services)
  // Written a moment ago in this very transaction; an account that is suspended meanwhile is not let in.
  if (session === null) throw new Problem('badCredentials')
  return { csrf, session }
}
