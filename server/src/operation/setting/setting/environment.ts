import { standardOf, type CallOutput } from '@atrium/shared-utility/contract'
import type { ConverterSettings } from '../../../foundation/process/config/converter.ts'
import type { MailConfig } from '../../../foundation/process/config/mail.ts'
import type { SmsSettings } from '../../../foundation/process/config/sms.ts'

type Shown = CallOutput<'getPlatformSettings'>

/** The environment's facts about mail, without the password in it. */
export function mailOfEnvironment({ url, from }: MailConfig): Shown['mail']['value'] {
  const { hostname, port, protocol, username, password } = new URL(url)
  const isTls = protocol === 'smtps:'
  const [, fromName = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? []
  return {
    isOn: true,
    host: hostname,
    port: Number(port || (isTls ? 465 : 587)),
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    from: address,
    fromName: fromName.trim(),
    hasSecret: password !== '',
  }
}

/** The same of the conversion service, without what its address holds of a password; null where operators set it. */
export function previewOfEnvironment(converter: ConverterSettings): Shown['preview']['value'] | null {
  if (converter.at === 'settings') return null
  const { seconds, megabytes } = converter
  return { isOn: true, url: converter.at === 'fake' ? 'fake' : placeOf(converter.url), seconds, megabytes }
}

function placeOf(address: string) {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** The same of SMS; what the edition comes with reads alike. */
export function smsOfEnvironment(sms: SmsSettings): Shown['sms']['value'] {
  const { keySecret: _none, ...nothing } = standardOf('sms')
  const empty = { ...nothing, hasSecret: false }
  switch (sms.kind) {
    case 'none':
    case 'development':
      return { ...empty, provider: sms.kind }
    case 'http':
      return { ...empty, provider: sms.kind, url: sms.url, hasSecret: sms.keySecret !== null }
    case 'aliyun':
    case 'tencent':
      return {
        ...empty,
        ...(sms.kind === 'tencent' && { appId: sms.appId, region: sms.region }),
        provider: sms.kind,
        url: sms.url,
        keyId: sms.keyId,
        sign: sms.sign,
        template: sms.templates['zh-CN'],
        templateEn: sms.templates['en-US'],
        hasSecret: true,
      }
  }
}
