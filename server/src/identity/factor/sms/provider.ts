import type { Logger } from 'pino'
import { aliyun } from './aliyun.ts'
import { development } from './development.ts'
import { generic } from './generic.ts'
import { anywhere, type Carrier } from './post.ts'
import type { SmsSettings } from '../../../foundation/process/config/sms.ts'
import { tencent } from './tencent.ts'
import type { SmsProvider } from './service.ts'

/** Null when no service is configured: then nothing that needs a message is offered. */
export function createSmsProvider(settings: SmsSettings, log: Logger, carry: Carrier = anywhere): SmsProvider | null {
  switch (settings.kind) {
    case 'none':
      return null
    case 'development':
      return development(log)
    case 'http':
      return generic(settings, carry)
    case 'aliyun':
      return aliyun(settings, carry)
    case 'tencent':
      return tencent(settings, carry)
  }
}
