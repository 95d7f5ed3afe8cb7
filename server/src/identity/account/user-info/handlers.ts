import type { Lang, userInfoCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { selectAccount } from '../account/queries.ts'
import { listOpenTypes } from '../../factor/messenger/app-query.ts'
import { selectLinked } from './queries.ts'

export const userInfoHandlers: Handlers<typeof userInfoCalls> = {
  /** A call that comes this far is of a session that works; a messenger is signed in to by the account that is linked. */
  async getServiceLogin(_input, context) {
    const { db, now } = context
    const { userId, entId } = sessionOf(context)
    const portal = { name: 'portal', loggedIn: true }
    if (entId === null) return { login: true, services: [portal] }
    const linked = await selectLinked(db, { entId, userId })
    const messengers = await listOpenTypes(db, { entId, now })
    return {
      login: true,
      services: [portal, ...messengers.map(({ type }) => ({ name: type, loggedIn: linked.has(type) }))],
    }
  },

  async getUserInfoConfig(_input, context) {
    const { db, lang, services } = context
    const account = await selectAccount(db, sessionOf(context).userId)
    const [hasPhone, hasEmail] = [(account.phone_e164 ?? account.phone) !== null, account.email !== null]
    const isOwn = mayChangeAccount(context)
    const field = (key: keyof typeof labels, is: { visible: boolean; editable: boolean; required: boolean }) => {
      return { key, label: labels[key][lang], ...is }
    }
    const [canText, canMail] = [services.sms.isOffered, services.mailer.isOffered]
    return {
      fields: [
        field('name', { visible: true, editable: false, required: true }),
        field('loginId', { visible: true, editable: false, required: true }),
        field('phone', { visible: hasPhone || canText, editable: canText && isOwn, required: false }),
        field('email', { visible: hasEmail || canMail, editable: (canMail || hasEmail) && isOwn, required: false }),
        field('lang', { visible: true, editable: sessionOf(context).acting === null, required: false }),
      ],
    }
  },
}

/** The account is the whole person's: a session that one enterprise vouches for does not reach it, nor does an operator. */
function mayChangeAccount(context: Context) {
  const { onlyIn, isLimited, acting, isReadOnly } = sessionOf(context)
  return onlyIn === null && !isLimited && acting === null && !isReadOnly
}

const labels = {
  name: { 'zh-CN': '姓名', 'en-US': 'Name' },
  loginId: { 'zh-CN': '登录账号', 'en-US': 'Username' },
  phone: { 'zh-CN': '手机号', 'en-US': 'Phone' },
  email: { 'zh-CN': '邮箱', 'en-US': 'Email' },
  lang: { 'zh-CN': '界面语言', 'en-US': 'Language' },
} as const satisfies Record<string, Record<Lang, string>>
