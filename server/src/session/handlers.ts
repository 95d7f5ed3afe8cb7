import { userType, type sessionCalls, type stepUpCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../context.ts'
import { findLanding } from './landing.ts'
import { nobody } from './nobody.ts'
import { endSession, findEnterprise, findPerson } from './queries.ts'
import { signIn } from './sign-in.ts'
import { verifyPassword } from './step-up.ts'

export const sessionHandlers: Handlers<typeof sessionCalls & typeof stepUpCalls> = {
  signIn,
  verifyPassword,

  async signOut(_input, { db, cookies, now }) {
    if (cookies.sessionToken !== null) await endSession(db, { token: cookies.sessionToken, reason: 'signedOut', now })
    cookies.clearSession()
    return {}
  },

  async getLoginStatus(_input, context) {
    const maintenance = await context.services.maintenance.read()
    const person = context.session === null ? undefined : await findPerson(context.db, context.session.userId)
    if (context.session === null || person === undefined) {
      return nobody(maintenance)
    }
    const place = placeOf(context)
    const { loginHomepage, roles } = await findLanding(place, { db: context.db, config: context.config, maintenance })
    const enterprise = place.entId === null ? undefined : await findEnterprise(context.db, place.entId)
    return {
      login: true,
      is_login: 1,
      isSysUpdating: maintenance.isUpdating && context.session.userType !== 7,
      pageType: 'portal',
      user_type: context.session.userType,
      userId: person.id,
      userName: person.name,
      avatar: person.avatar,
      curEntId: place.entId,
      entType: enterprise?.ent_type ?? null,
      loginHomepage,
      lang: context.lang,
      roles: roles.map(({ id }) => id),
      ...(context.session.isPasswordDue && { mustChangePassword: true }),
    }
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

  // No service of its own exists beside the portal yet, so the portal's session is the only one there is.
  async getServiceLogin() {
    return { login: true, services: [{ name: 'portal', loggedIn: true }] }
  },

  async getUserInfoConfig(_input, { lang }) {
    return { fields: profileFields.map(({ label, ...field }) => ({ ...field, label: label[lang] })) }
  },
}

function placeOf(context: Context) {
  const { userId, userType: type, entId } = sessionOf(context)
  return { userId, userType: userType.parse(type), entId: context.space?.entId ?? entId }
}

const profileFields = [
  { key: 'name', label: { 'zh-CN': '姓名', 'en-US': 'Name' }, visible: true, editable: false, required: true },
  {
    key: 'loginId',
    label: { 'zh-CN': '登录账号', 'en-US': 'Login id' },
    visible: true,
    editable: false,
    required: true,
  },
  { key: 'phone', label: { 'zh-CN': '手机号', 'en-US': 'Phone' }, visible: true, editable: false, required: false },
]
