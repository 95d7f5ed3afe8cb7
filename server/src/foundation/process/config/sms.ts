import type { Lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { ConfigError } from '../error/config-error.ts'
import { oneOf } from './value.ts'

/** Which service sends the messages, and what it must know. */
export type SmsSettings = { kind: 'none' } | { kind: 'development' } | HttpSettings | AliyunSettings | TencentSettings

export type HttpSettings = { kind: 'http'; url: string; keySecret: string | null }
type SmsService = { url: string; keyId: string; keySecret: string; sign: string; templates: Record<Lang, string> }
export type AliyunSettings = SmsService & { kind: 'aliyun' }
export type TencentSettings = SmsService & { kind: 'tencent'; appId: string; region: string }

export const smsVariables = {
  ATRIUM_SMS_PROVIDER: oneOf(['none', 'development', 'http', 'aliyun', 'tencent']).optional(),
  ATRIUM_SMS_URL: z.string().optional(),
  ATRIUM_SMS_KEY_ID: z.string().optional(),
  ATRIUM_SMS_KEY_SECRET: z.string().optional(),
  ATRIUM_SMS_SIGN: z.string().optional(),
  ATRIUM_SMS_TEMPLATE: z.string().optional(),
  ATRIUM_SMS_TEMPLATE_EN: z.string().optional(),
  ATRIUM_SMS_APP_ID: z.string().optional(),
  ATRIUM_SMS_REGION: z.string().default('ap-guangzhou'),
}

type Variables = z.infer<z.ZodObject<typeof smsVariables>>

/** Without a setting the demo shows its codes in the log, and production sends no messages at all. */
export function smsOf(set: Variables, isProduction: boolean): SmsSettings {
  const kind = set.ATRIUM_SMS_PROVIDER ?? (isProduction ? 'none' : 'development')
  switch (kind) {
    case 'none':
      return { kind }
    case 'development':
      if (isProduction)
        throw new ConfigError('ATRIUM_SMS_PROVIDER=development writes codes to the log: production refuses it.')
      return { kind }
    case 'http':
      return { kind, url: hrefOf(need(set, 'ATRIUM_SMS_URL')), keySecret: set.ATRIUM_SMS_KEY_SECRET ?? null }
    case 'aliyun':
      return { kind, ...serviceAt(set, 'https://dysmsapi.aliyuncs.com') }
    case 'tencent':
      return {
        kind,
        ...serviceAt(set, 'https://sms.tencentcloudapi.com'),
        appId: need(set, 'ATRIUM_SMS_APP_ID'),
        region: set.ATRIUM_SMS_REGION,
      }
  }
}

function serviceAt(set: Variables, url: string): SmsService {
  const template = need(set, 'ATRIUM_SMS_TEMPLATE')
  return {
    url: hrefOf(set.ATRIUM_SMS_URL ?? url),
    keyId: need(set, 'ATRIUM_SMS_KEY_ID'),
    keySecret: need(set, 'ATRIUM_SMS_KEY_SECRET'),
    sign: need(set, 'ATRIUM_SMS_SIGN'),
    templates: { 'zh-CN': template, 'en-US': set.ATRIUM_SMS_TEMPLATE_EN ?? template },
  }
}

function need(set: Variables, name: keyof Variables) {
  const value = set[name]
  if (value === undefined)
    throw new ConfigError(`${name} must be set for ATRIUM_SMS_PROVIDER=${set.ATRIUM_SMS_PROVIDER}.`)
  return value
}

// Looked at only where it is used. It may hold a key of its own, so the sentence does not repeat it.
function hrefOf(address: string) {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ConfigError('ATRIUM_SMS_URL must be an http:// or https:// address.')
  return url.href
}
