import {
  isPlatformStaff,
  type sessionCalls,
  type sessionEndCalls,
  userType,
  UserType,
} from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { endSession } from './end-sessions-query.ts'
import { findEnd } from './ending-query.ts'
import { findLanding } from './landing.ts'
import { loginStatusOf } from './login-status.ts'
import { nobody } from './nobody.ts'
import { isOpenTo } from './space-status.ts'
import { listMemberships } from './queries.ts'
import { signIn } from './sign-in.ts'
import { whyEnded } from './why-ended.ts'

export const sessionHandlers: Handlers<typeof sessionCalls & typeof sessionEndCalls> = {
  signIn,

  async signOut(_input, { db, cookies, now }) {
    if (cookies.sessionToken !== null) await endSession(db, { token: cookies.sessionToken, reason: 'signedOut', now })
    cookies.clearSession()
    if (cookies.held('view') !== null) cookies.hold('view', null)
    return {}
  },

  async getLoginStatus(_input, context) {
    if (context.session === null) {
      const { db, cookies, lang, now, services } = context
      const endedWhy = await whyEnded(db, { token: cookies.sessionToken, lang, now })
      return { ...nobody(await services.maintenance.read()), endedWhy }
    }
    return loginStatusOf({ ...context.session, ...(await placeOrOther(context)) }, context)
  },

  async getSessionEnd(_input, context) {
    const end = await findEnd(context.db, sessionOf(context).id, context.now)
    if (end === undefined || end.isKept) return { secondsLeft: null, canStay: false }
    const secondsLeft = Math.max(0, Math.floor((end.idle_until.getTime() - context.now.getTime()) / 1000))
    return { secondsLeft, canStay: end.idle_until < end.abs_until }
  },

  async getHomeLink(_input, context) {
    const maintenance = await context.services.maintenance.read()
    const { homeLink, landUrl } = await findLanding(placeOf(context), {
      db: context.db,
      config: context.config,
      maintenance,
    })
    return { link: homeLink, edition: context.config.edition, landUrl }
  },
}

/**
 * A person whom the enterprise of the address no longer lets in is shown the way to another one of theirs. Where it is
 * the session's enterprise, they are in none and choose one.
 */
async function placeOrOther(context: Context) {
  const place = placeOf(context)
  const { onlyIn, barred } = sessionOf(context)
  const isBarred = barred !== null && (place.entId === null || place.entId === barred.entId)
  const isElsewhere = place.entId !== null && !isBarred
  if (isElsewhere || isPlatformStaff(place.userType) || onlyIn !== null) return place
  if (isBarred && context.visitor.entId === null) return { ...place, ...nowhere }
  const other = (await listMemberships(context.db, place.userId)).find((one) => isOpenTo(one, context.now))
  return { ...place, ...(other ? { entId: other.ent_id, userType: userType.parse(other.user_type) } : nowhere) }
}

const nowhere = { entId: null, userType: UserType.member }

function placeOf(context: Context) {
  const { userId, userType: type, entId } = sessionOf(context)
  return { userId, userType: userType.parse(type), entId: context.space?.entId ?? entId }
}
