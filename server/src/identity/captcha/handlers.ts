import type { captchaCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { newCaptcha } from './new-captcha.ts'

export const captchaHandlers: Handlers<typeof captchaCalls> = {
  async getCaptcha({ kind }, { lang, now, services }) {
    return newCaptcha({ kind, lang, now, secrets: services.secrets })
  },
}
