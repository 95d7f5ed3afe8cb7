import { post, reach } from './post.ts'
import type { HttpSettings } from '../../foundation/config/sms.ts'
import type { SmsProvider } from './service.ts'

/** Any gateway: JSON `{phone, template, code, lang}` is posted to it, and every status of success means taken. */
export function generic({ url, keySecret }: HttpSettings): SmsProvider {
  return {
    async send({ phone, template, code, lang }) {
      const { isOk, status } = await post({
        url,
        headers: {
          'content-type': 'application/json',
          ...(keySecret !== null && { authorization: `Bearer ${keySecret}` }),
        },
        body: JSON.stringify({ phone, template, code, lang }),
      })
      if (!isOk) throw new Error(`the SMS gateway answered ${status}`)
    },
    reach: () => reach(url),
  }
}
