import type { Lang } from '@atrium/shared-utility/contract'
import { ConfigError } from '../error/config-error.ts'

/** Which service sends the messages, and what it must know. */
export type SmsSettings = { kind: 'none' } | { kind: 'development' } | HttpSettings | AliyunSettings | TencentSettings

export type HttpSettings = { kind: 'http'; url: string; keySecret: string | null }
type Vendor = { url: string; keyId: string; keySecret: string; sign: string; templates: Record<Lang, string> }
export type AliyunSettings = Vendor & { kind: 'aliyun' }
export type TencentSettings = Vendor & { kind: 'tencent'; appId: string; region: string }

export const smsVariables = [
  'ATRIUM_SMS_PROVIDER',
  'ATRIUM_SMS_URL',
  'ATRIUM_SMS_KEY_ID',
  'ATRIUM_SMS_KEY_SECRET',
  'ATRIUM_SMS_SIGN',
  'ATRIUM_SMS_TEMPLATE',
  'ATRIUM_SMS_TEMPLATE_EN',
  'ATRIUM_SMS_APP_ID',
  'ATRIUM_SMS_REGION',
] as const
type Variable = (typeof smsVariables)[number]
/** A variable's value; undefined when it is not set or empty. */
type Read = (name: Variable) => string | undefined

const kinds = ['none', 'development', 'http', 'aliyun', 'tencent'] as const

/** Without a setting the demo shows its codes in the log, and production sends no messages at all. */
export function readSmsSettings(read: Read, isProduction: boolean): SmsSettings {
  const value = read('ATRIUM_SMS_PROVIDER') ?? (isProduction ? 'none' : 'development')
  const kind = kinds.find((candidate) => candidate === value)
  switch (kind) {
    case undefined:
      throw new ConfigError(`ATRIUM_SMS_PROVIDER must be one of ${kinds.join(', ')}, not “${value}”.`)
    case 'none':
      return { kind }
    case 'development':
      if (isProduction)
        throw new ConfigError('ATRIUM_SMS_PROVIDER=development writes codes to the log: production refuses it.')
      return { kind }
    case 'http':
      return { kind, url: addressOf(need(read, 'ATRIUM_SMS_URL')), keySecret: read('ATRIUM_SMS_KEY_SECRET') ?? null }
    case 'aliyun':
      return { kind, ...vendor(read, 'https://dysmsapi.aliyuncs.com') }
    case 'tencent':
      return {
        kind,
        ...vendor(read, 'https://sms.tencentcloudapi.com'),
        appId: need(read, 'ATRIUM_SMS_APP_ID'),
        region: read('ATRIUM_SMS_REGION') ?? 'ap-guangzhou',
      }
  }
}

function vendor(read: Read, url: string): Vendor {
  const template = need(read, 'ATRIUM_SMS_TEMPLATE')
  return {
    url: addressOf(read('ATRIUM_SMS_URL') ?? url),
    keyId: need(read, 'ATRIUM_SMS_KEY_ID'),
    keySecret: need(read, 'ATRIUM_SMS_KEY_SECRET'),
    sign: need(read, 'ATRIUM_SMS_SIGN'),
    templates: { 'zh-CN': template, 'en-US': read('ATRIUM_SMS_TEMPLATE_EN') ?? template },
  }
}

function need(read: Read, name: Variable) {
  const value = read(name)
  if (value === undefined)
    throw new ConfigError(`${name} must be set for ATRIUM_SMS_PROVIDER=${read('ATRIUM_SMS_PROVIDER')}.`)
  return value
}

// The value may hold a key of its own, so the sentence does not repeat it.
function addressOf(value: string) {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ConfigError('ATRIUM_SMS_URL must be an http:// or https:// address.')
  return url.href
}
