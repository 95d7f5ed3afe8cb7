import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { jsonOf, post, reach, type Carrier } from './post.ts'
import type { TencentSettings } from '../../../foundation/process/config/sms.ts'
import type { SmsProvider } from './service.ts'

const answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string(), Message: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string(), Message: z.string() })).default([]),
  }),
})

/** Tencent Cloud SMS (2021-01-11, SendSms), signed with TC3-HMAC-SHA256. The template has one variable, the code. */
export function tencent(settings: TencentSettings, carry: Carrier): SmsProvider {
  const { url, keyId, keySecret, appId, sign, region, templates } = settings
  return {
    async send({ phone, code, lang }) {
      const body = JSON.stringify({
        PhoneNumberSet: [phone],
        SmsSdkAppId: appId,
        SignName: sign,
        TemplateId: templates[lang],
        TemplateParamSet: [code],
      })
      const request = { service: 'sms', action: 'SendSms', host: new URL(url).host, body }
      const { authorization, timestamp } = signTc3(request, { keyId, keySecret, date: new Date() })
      const headers = {
        authorization,
        'content-type': contentType,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': timestamp,
        'x-tc-region': region,
      }
      const { status, text } = await post({ url, headers, body }, carry)
      refuseFailure(status, jsonOf(text))
    },
    reach: () => reach(url, carry),
  }
}

// A refusal comes with status 200, either for the request as a whole or for the one number.
function refuseFailure(status: number, body: unknown) {
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new Error(`Tencent Cloud SMS answered ${status} with something unknown`)
  const { Error: whole, SendStatusSet } = parsed.data.Response
  const refused = whole ?? SendStatusSet.find(({ Code }) => Code !== 'Ok')
  if (refused !== undefined) throw new Error(`Tencent Cloud SMS refused: ${refused.Code} ${refused.Message}`)
  if (SendStatusSet.length === 0) throw new Error(`Tencent Cloud SMS answered ${status} without a status of sending`)
}

const contentType = 'application/json; charset=utf-8'

type Request = { service: string; action: string; host: string; body: string }

export function signTc3(
  { service, action, host, body }: Request,
  { keyId, keySecret, date }: { keyId: string; keySecret: string; date: Date },
) {
  const timestamp = String(Math.floor(date.getTime() / 1000))
  const day = date.toISOString().slice(0, 10)
  const signed = 'content-type;host;x-tc-action'
  const lines = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', lines, signed, sha256(body)].join('\n')
  const scope = `${day}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n')
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${keySecret}`)
  const signature = hmac(key, text).toString('hex')
  return {
    timestamp,
    authorization: `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
