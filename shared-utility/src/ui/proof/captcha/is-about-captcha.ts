import type { Problem } from '../../../contract/index.ts'

/** The field of the captcha says these itself. */
export function isAboutCaptcha({ code }: Problem) {
  return code === 'captchaRequired' || code === 'captchaWrong'
}
