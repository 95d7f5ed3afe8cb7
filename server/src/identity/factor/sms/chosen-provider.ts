import type { Lang, SettingValue } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import type { Config } from '../../../foundation/process/config/config.ts'
import type { SmsSettings } from '../../../foundation/process/config/sms.ts'
import type { Outgoing } from '../../../foundation/sending/outgoing/outgoing.ts'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'
import type { Settings } from '../../../foundation/query/setting/settings.ts'
import type { Carrier } from './post.ts'
import { createSmsProvider } from './provider.ts'
import type { SmsProvider } from './service.ts'

type Parts = {
  config: Pick<Config, 'sms' | 'isSmsSet'>
  settings: Settings
  secrets: Pick<Secrets, 'open'>
  outgoing: Outgoing
  log: Logger
}

/**
 * Which service sends at this moment: the one that the environment names; else the one that operators set, if they did;
 * else what the edition comes with. A service that was typed in is reached at public addresses alone.
 */
export function chooseSmsProvider({ config, settings, secrets, outgoing, log }: Parts): () => SmsProvider | null {
  const given = createSmsProvider(config.sms, log)
  if (config.isSmsSet) return () => given
  const carry: Carrier = (url, asking) => outgoing.fetch(url, asking)
  let made: { of: object; provider: SmsProvider | null } | null = null
  return () => {
    const { value, version } = settings.current().sms
    if (version === 0) return given
    if (made?.of !== value) made = { of: value, provider: createSmsProvider(settingsOf(value, secrets), log, carry) }
    return made.provider
  }
}

type Sms = SettingValue<'sms'>

/** Where the providers are reached when no other address is set. */
const smsHosts = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' }

function settingsOf(sms: Sms, secrets: Pick<Secrets, 'open'>): SmsSettings {
  const keySecret = sms.keySecret === null ? '' : secrets.open(sms.keySecret)
  switch (sms.provider) {
    case 'none':
      return { kind: 'none' }
    case 'http':
      return { kind: 'http', url: sms.url, keySecret: keySecret === '' ? null : keySecret }
    case 'aliyun':
      return { kind: 'aliyun', ...serviceOf(sms, keySecret), url: sms.url || smsHosts.aliyun }
    case 'tencent':
      return {
        kind: 'tencent',
        ...serviceOf(sms, keySecret),
        url: sms.url || smsHosts.tencent,
        appId: sms.appId,
        region: sms.region || 'ap-guangzhou',
      }
  }
}

function serviceOf({ keyId, sign, template, templateEn }: Sms, keySecret: string) {
  const templates: Record<Lang, string> = { 'zh-CN': template, 'en-US': templateEn || template }
  return { keyId, keySecret, sign, templates }
}
