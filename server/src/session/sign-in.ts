import { randomBytes } from 'node:crypto'
import { Problem, userType, type CallParsed, type UserType } from '@atrium/shared-utility/contract'
import type { Context } from '../context.ts'
import { platform } from '../db/scope.ts'
import { normalLoginId } from '../person/login-id.ts'
import { isTrustedDevice } from '../two-step/queries.ts'
import { spaceStatus } from './access.ts'
import { bookOrRefuse } from './book.ts'
import { findLanding } from './landing.ts'
import { endSession, eraseInitialSecret, findAccount, insertSession, listMemberships, noteSignIn } from './queries.ts'
import { sessionLife } from './session-life.ts'
import { forgiveAttempt, type Limit } from './throttle.ts'

/** Throws badCredentials alike for an unknown account, a wrong password and an account that is not active. */
export async function signIn(input: CallParsed<'signIn'>, context: Context) {
  const limits = limitsOf(input.loginId, context)
  await bookOrRefuse(limits, context)
  const account = await verify(input, context)
  await forgiveAttempt(context.db, limits)
  const place = await choosePlace(account, context)
  const { csrf } = await startSession({ ...place, remember: input.remember }, context)
  const maintenance = await context.services.maintenance.read()
  const { loginHomepage } = await findLanding(place, { db: context.db, config: context.config, maintenance })
  return {
    login: true as const,
    user_type: place.userType,
    token: { accessToken: csrf, entId: place.entId },
    loginHomepage,
  }
}

type Place = { userId: string; userType: UserType; entId: string | null }

function limitsOf(loginId: string, { visitor }: Context): Limit[] {
  return [
    { kind: 'loginId', subject: normalLoginId(loginId) },
    { kind: 'ip', subject: visitor.ip },
  ]
}

// No connection is held while the hash is computed: it takes longer than all the queries together.
async function verify({ loginId, password }: CallParsed<'signIn'>, { services }: Context) {
  const account = await services.tx(platform, (db) => findAccount(db, loginId))
  const isRight = await services.passwords.verify(password, account?.phc ?? null)
  const isActive = account?.status === 'active' && account.deleted_at === null
  if (account === undefined || !isRight || !isActive) throw new Problem('badCredentials')
  return account
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
  const [id, token] = [context.newId(), randomBytes(32).toString('base64url')]
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
  await eraseInitialSecret(db, place.userId)
  const csrf = services.secrets.csrfToken(id)
  const keepMs = place.remember ? life.absoluteMs : null
  cookies.setSession({ token, csrf, entId: place.entId, keepMs })
  return { csrf }
}
