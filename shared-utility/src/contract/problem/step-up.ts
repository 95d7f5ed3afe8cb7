import { entry, type ProblemEntry } from './entry.ts'

/** Of proving again who one is. */
export const stepUpProblems = {
  stepUpMethodClosed: entry(403, 1002090, [
    '不能以这种方式确认您的身份，请选择其他方式',
    'You can’t confirm your identity this way. Choose another method',
  ]),
  stepUpExpired: entry(400, 1002091, [
    '确认身份的请求已过期，或不属于当前登录，请回到原页面重新确认',
    'This confirmation has expired or belongs to another session. Return to the previous page and try again',
  ]),
  stepUpNotYou: entry(403, 1002092, [
    '您确认时使用的账号不是与当前登录关联的账号，请换用自己的账号重试',
    'You confirmed with an account that is not linked to this session. Try again with your own',
  ]),
  signOnNotFresh: entry(403, 1002093, [
    '身份提供方没有证明您刚刚重新登录过，请重试并在那里重新登录，或选择其他方式',
    'The identity provider did not confirm a fresh sign-in. Try again and sign in there anew, or choose another method',
  ]),
} as const satisfies Record<string, ProblemEntry>
