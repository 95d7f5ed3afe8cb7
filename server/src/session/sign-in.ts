import { randomBytes } from 'node:crypto'
import { Problem, userType, type CallParsed, type UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { networksOf } from '../http/network.ts'
import { normalLoginId } from '../person/login-id.ts'
import { isTrustedDevice } from '../two-step/queries.ts'
import { spaceStatus } from './access.ts'
import { bookOrRefuse } from './book.ts'
import { findLanding } from './landing.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import {
  claimInitialPassword,
  endSession,
  findAccount,
  insertSession,
  listMemberships,
  noteSignIn,
  replaceHash,
} from './queries.ts'
import { sessionLife } from './session-life.ts'
import { forgiveAttempt, type Limit } from './throttle.ts'

/** Throws badCredentials alike for an unknown account, a wrong password and an account that is not active. */
export async function signIn(input: CallParsed<'signIn'>, context: Context) {
  const { services } = context
  const found = await services.tx(platform, (db) => findAccount(db, input.loginId))
  const limits = await limitsOf({ loginId: input.loginId, userId: found?.id ?? null }, context)
  await bookOrRefuse(limits, context)
  const account = await verify(input.password, found, context)
  const renewed = services.passwords.isOutdated(account.phc) ? await services.passwords.hash(input.password) : null
  await forgiveAttempt(context.db, limits)
  const place = await choosePlace(account, context)
  await spend(account, context)
  if (renewed !== null) await replaceHash(context.db, { userId: account.id, old: account.phc, phc: renewed })
  await note(place, context)
  const { csrf } = await startSession({ ...place, remember: input.remember }, context)
  const maintenance = await services.maintenance.read()
  const { loginHomepage } = await findLanding(place, { db: context.db, config: context.config, maintenance })
  return {
    login: true as const,
    user_type: place.userType,
    token: { accessToken: csrf, entId: place.entId },
    loginHomepage,
  }
}

type Place = { userId: string; userType: UserType; entId: string | null }

/** A browser that the person has used before counts by itself: nobody else can use up its attempts. */
async function limitsOf(
  { loginId, userId }: { loginId: string; userId: string | null },
  { visitor, cookies: { deviceToken }, services }: Context,
): Promise<Limit[]> {
  if (userId !== null && deviceToken !== null) {
    const device = { userId, token: deviceToken }
    const isKnown = await services.tx(platform, (db) => isKnownDevice(db, device))
    if (isKnown) return [{ kind: 'device', subject: `${userId}|${deviceToken}` }]
  }
  const { own, around } = networksOf(visitor.ip)
  return [
    { kind: 'loginId', subject: normalLoginId(loginId) },
    { kind: 'ip', subject: own },
    { kind: 'network', subject: around },
  ]
}

type Found = Awaited<ReturnType<typeof findAccount>>

// No connection is held while the hash is computed: it takes longer than all the queries together.
async function verify(password: string, found: Found, context: Context) {
  const { services, now } = context
  const isRight = await services.passwords.verify(password, found?.phc ?? null)
  const isActive = found?.status === 'active' && found.deleted_at === null
  const until = found?.expires_at ?? null
  const isOver = until !== null && until <= now
  if (found === undefined || found.phc === null || !isRight || !isActive || isOver) return refuse(found, context)
  return { ...found, phc: found.phc }
}

// Nothing of what was typed is kept: people type passwords where the login id belongs.
async function refuse(found: Found, context: Context): Promise<never> {
  const target = { targetKind: 'user', targetId: found?.id ?? 'unknown', entId: null }
  await context.services.tx(platform, (db) =>
    recordAct({ ...context, db, session: null }, { action: 'signIn', result: 'denied', ...target }),
  )
  throw new Problem('badCredentials')
}

function note({ userId, entId }: Place, context: Context) {
  const act = { action: 'signIn', targetKind: 'user', targetId: userId, entId, actorId: userId }
  return recordAct({ ...context, session: null }, act)
}

/** An initial password works once: whoever finds the note later is as wrong as anybody else. */
async function spend({ id, initial }: { id: string; initial: boolean | null }, { db, now }: Context) {
  if (initial !== true) return
  if (!(await claimInitialPassword(db, { userId: id, now }))) throw new Problem('badCredentials')
}

type Account = { id: string; platform_type: number | null }

/** The enterprise that the path names, or else the last one used that lets its people in. */
async function choosePlace(account: Account, context: Context): Promise<Place> {
  const memberships = await listMemberships(context.db, account.id)
  const asked = context.visitor.entId
  const platformType = userType.nullable().parse(account.platform_type)
  const isOpen = (one: Membership) =>
    spaceStatus({ status: one.status, expiresAt: one.expires_at, isOperator: false, now: context.now }) !== 'suspended'
  if (platformType !== null) return { userId: account.id, userType: platformType, entId: null }
  const chosen =
    asked === null ? (memberships.find(isOpen) ?? memberships[0]) : memberships.find((one) => one.ent_id === asked)
  if (chosen === undefined) throw new Problem('spaceDenied')
  if (!isOpen(chosen)) throw new Problem('spaceSuspended')
  return { userId: account.id, userType: userType.parse(chosen.user_type), entId: chosen.ent_id }
}

type Membership = Awaited<ReturnType<typeof listMemberships>>[number]

async function startSession(place: Place & { remember: boolean }, context: Context) {
  const { db, now, visitor, cookies, services } = context
  if (cookies.sessionToken !== null) await endSession(db, { token: cookies.sessionToken, reason: 'rotated', now })
  const [id, token] = [context.newId(), newToken()]
  const life = sessionLife(place.userType, place.remember)
  const isTrusted = await isTrustedDevice(db, { token: cookies.trustToken, userId: place.userId, now })
  const until = (ms: number) => new Date(now.getTime() + ms)
  await insertSession(db, {
    ...place,
    id,
    token,
    isTrusted,
    idleUntil: until(life.idleMs),
    absUntil: until(life.absoluteMs),
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    now,
  })
  await noteSignIn(db, { userId: place.userId, entId: place.entId, ip: visitor.ip, now })
  const deviceToken = cookies.deviceToken ?? newToken()
  await rememberDevice(db, { userId: place.userId, token: deviceToken, now })
  cookies.setDevice(deviceToken)
  const csrf = services.secrets.csrfToken(id)
  const keepMs = place.remember ? life.absoluteMs : null
  cookies.setSession({ token, csrf, entId: place.entId, keepMs })
  return { csrf }
}

function newToken() {
  return randomBytes(32).toString('base64url')
}
