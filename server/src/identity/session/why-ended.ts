import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'
import { findEnding } from './ending-query.ts'

type Sentences = Record<Lang, string>

/** Ends that the person did not cause in this browser; a reason that is missing here is not told. */
const byReason: Readonly<Record<string, Sentences>> = {
  endedByOperator: {
    'zh-CN': '管理员已结束您的登录，请重新登录。',
    'en-US': 'An administrator has ended your session. Please sign in again.',
  },
  endedByPerson: {
    'zh-CN': '您已在另一台设备上结束了此处的登录。',
    'en-US': 'You ended this session from another device.',
  },
  passwordReset: {
    'zh-CN': '您的密码已被重置，请用新密码登录。',
    'en-US': 'Your password was reset. Please sign in with the new one.',
  },
  initialPasswordAgain: {
    'zh-CN': '有人用同一初始密码登录了此账号。如果不是您本人，请索取新的初始密码。',
    'en-US': 'Somebody signed in to this account with the same initial password. If it was not you, ask for a new one.',
  },
  passwordChanged: {
    'zh-CN': '您的密码已修改，请用新密码登录。',
    'en-US': 'Your password was changed. Please sign in with the new one.',
  },
  factorsReset: {
    'zh-CN': '您的两步验证方式已被重置，请重新登录。',
    'en-US': 'Your two-step verification was reset. Please sign in again.',
  },
  suspended: {
    'zh-CN': '您的账号已停用，请联系管理员。',
    'en-US': 'Your account was suspended. Contact your administrator.',
  },
  surplus: {
    'zh-CN': '您在过多设备上登录，最早的登录已退出。',
    'en-US': 'You signed in on too many devices, so the oldest session has ended.',
  },
  refreshReused: {
    'zh-CN': '为保护您的账号，登录已退出：保持登录的凭据被重复使用。',
    'en-US': 'To protect your account you were signed out: what kept you signed in was used twice.',
  },
}

const byTime = {
  idle: {
    'zh-CN': '您长时间未操作，登录已自动退出。',
    'en-US': 'You were signed out due to inactivity.',
  },
  longest: {
    'zh-CN': '登录已达最长时限，请重新登录。',
    'en-US': 'Your session has expired. Please sign in again.',
  },
} as const satisfies Record<string, Sentences>

type EndingQuery = { token: string | null; lang: Lang; now: Date }

/** Why the session of this browser is over, for its person; undefined when they ended it themselves, or there was none. */
export async function whyEnded(db: Db, { token, lang, now }: EndingQuery) {
  if (token === null) return undefined
  const session = await findEnding(db, token)
  if (session === undefined) return undefined
  if (session.ended_at !== null) return byReason[session.end_reason ?? '']?.[lang]
  if (session.abs_until <= now) return byTime.longest[lang]
  return session.idle_until <= now ? byTime.idle[lang] : undefined
}
