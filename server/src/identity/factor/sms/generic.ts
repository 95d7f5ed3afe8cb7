import { post, reach, type Carrier } from './post.ts'
import type { HttpSettings } from '../../../foundation/process/config/sms.ts'
import type { SmsProvider } from './service.ts'

/** Any gateway: JSON `{phone, template, code, lang}` is posted to it, and every status of success means taken. */
export function generic({ url, keySecret }: HttpSettings, carry: Carrier): SmsProvider {
  return {
    async send({ phone, template, code, lang }) {
      const authorization = keySecret !== null && { authorization: `Bearer ${keySecret}` }
      const headers = { 'content-type': 'application/json', ...authorization }
      const { isOk, status } = await post(
        { url, headers, body: JSON.stringify({ phone, template, code, lang }) },
        carry,
      )
      if (!isOk) throw new Error(`the SMS gateway answered ${status}`)
    },
    reach: () => reach(url, carry),
  }
}
