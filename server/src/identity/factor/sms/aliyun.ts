import { createHash, createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { jsonOf, post, reach, type Carrier } from './post.ts'
import type { AliyunSettings } from '../../../foundation/process/config/sms.ts'
import type { SmsProvider } from './service.ts'

const answer = z.object({ Code: z.string(), Message: z.string().default('') })

/** Alibaba Cloud SMS (dysmsapi 2017-05-25, SendSms), signed as its signature V3 asks. The template has one variable, `code`. */
export function aliyun(settings: AliyunSettings, carry: Carrier): SmsProvider {
  const { url, keyId, keySecret, sign, templates } = settings
  return {
    async send({ phone, code, lang }) {
      const query = {
        PhoneNumbers: localNumber(phone),
        SignName: sign,
        TemplateCode: templates[lang],
        TemplateParam: JSON.stringify({ code }),
      }
      const request = { action: 'SendSms', version: '2017-05-25', host: new URL(url).host, query }
      const headers = signedHeaders(request, { keyId, keySecret, nonce: randomUUID(), date: new Date() })
      const { status, text } = await post({ url: `${url}?${canonicalQuery(query)}`, headers, body: '' }, carry)
      const parsed = answer.safeParse(jsonOf(text))
      if (!parsed.success) throw new Error(`Alibaba Cloud SMS answered ${status} with something unknown`)
      const { Code, Message } = parsed.data
      if (Code !== 'OK') throw new Error(`Alibaba Cloud SMS refused: ${Code} ${Message}`)
    },
    reach: () => reach(url, carry),
  }
}

// Numbers of the mainland are given without their country, all others with it and without the plus sign.
function localNumber(phone: string) {
  return phone.startsWith('+86') ? phone.slice(3) : phone.slice(1)
}

type Request = { action: string; version: string; host: string; query: Record<string, string> }
type Signing = { keyId: string; keySecret: string; nonce: string; date: Date }

export function signedHeaders({ action, version, host, query }: Request, { keyId, keySecret, nonce, date }: Signing) {
  const emptyBody = sha256('')
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': date.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const signed = names.join(';')
  const canonical = ['POST', '/', canonicalQuery(query), lines, signed, emptyBody].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signed},Signature=${signature}`,
  }
}

function canonicalQuery(query: Record<string, string>) {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.toSorted().join('&')
}

// RFC 3986, which keeps fewer characters as they are than encodeURIComponent does.
function encode(text: string) {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
