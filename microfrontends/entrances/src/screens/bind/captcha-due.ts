import type { Problem } from '@atrium/shared-utility/contract'

/** The field of the captcha says these itself. */
export function isAboutCaptcha({ code }: Problem) {
  return code === 'captchaRequired' || code === 'captchaWrong'
}
