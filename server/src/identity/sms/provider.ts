import type { Lang, SmsPurpose } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { aliyun } from './aliyun.ts'
import { development } from './development.ts'
import { generic } from './generic.ts'
import type { SmsSettings } from '../../foundation/config/sms.ts'
import { tencent } from './tencent.ts'

/** `phone` as E.164 (`+8613800138000`); `template` says what the code is for. */
export type SmsMessage = { phone: string; template: SmsPurpose; code: string; lang: Lang }

export type SmsProvider = {
  /** Sends one message, or throws with the reason that the log should name. It answers once the service has taken it. */
  send(message: SmsMessage): Promise<void>
  /** Throws when the service does not answer at all. Says nothing of whether it would take a message. */
  reach(): Promise<void>
}

/** Null when no service is configured: then nothing that needs a message is offered. */
export function createSmsProvider(settings: SmsSettings, log: Logger): SmsProvider | null {
  switch (settings.kind) {
    case 'none':
      return null
    case 'development':
      return development(log)
    case 'http':
      return generic(settings)
    case 'aliyun':
      return aliyun(settings)
    case 'tencent':
      return tencent(settings)
  }
}
