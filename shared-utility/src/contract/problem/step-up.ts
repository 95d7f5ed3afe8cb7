import { entry, type ProblemEntry } from './entry.ts'

/** Of proving again who one is. */
export const stepUpProblems = {
  stepUpMethodClosed: entry(403, 1002090, [
    '不能以这种方式确认您的身份，请选择其他方式',
    'You cannot confirm in this way that it is you. Please choose another',
  ]),
  stepUpExpired: entry(400, 1002091, [
    '确认身份的请求已过期，或不属于当前登录，请回到原页面重新确认',
    'This confirmation has expired, or does not belong to this sign-in. Go back to the page you came from and try again',
  ]),
  stepUpNotYou: entry(403, 1002092, [
    '您确认时使用的账号不是与当前登录关联的账号，请换用自己的账号重试',
    'The account you confirmed with is not the one linked with this sign-in. Try again with your own',
  ]),
  signOnNotFresh: entry(403, 1002093, [
    '身份提供方没有证明您刚刚重新登录过，请重试并在那里重新登录，或选择其他方式',
    'The identity provider did not show that you signed in there just now. Try again and sign in there anew, or choose another way',
  ]),
} as const satisfies Record<string, ProblemEntry>
