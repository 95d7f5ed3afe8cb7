import type { Logger } from 'pino'
import type { Config } from '../foundation/process/config/config.ts'
import type { Transact } from '../foundation/db/tx.ts'
import { createMailer } from '../foundation/sending/mail/mailer.ts'
import { chooseMailSender } from '../foundation/sending/mail/sender.ts'
import type { Outgoing } from '../foundation/sending/outgoing/outgoing.ts'
import type { Secrets } from '../foundation/process/secrets/secrets.ts'
import { createSettings } from '../foundation/query/setting/settings.ts'
import { createOwnWords } from '../foundation/call/wording/own-words.ts'
import { chooseSmsProvider } from '../identity/factor/sms/chosen-provider.ts'
import type { SmsProvider } from '../identity/factor/sms/service.ts'
import { createSms } from '../identity/factor/sms/sms.ts'

type Parts = {
  tx: Transact
  config: Config
  secrets: Secrets
  outgoing: Outgoing
  log: Logger
  /** Replaces the provider that is set. */
  smsProvider?: SmsProvider
}

/** The settings of the platform, operators' own wording, and what sends by both. */
export function createSenders({ smsProvider, ...parts }: Parts) {
  const settings = createSettings(parts)
  const sms = createSms(smsProvider === undefined ? chooseSmsProvider({ ...parts, settings }) : () => smsProvider)
  const ownWords = createOwnWords(parts)
  const mailer = createMailer(chooseMailSender({ ...parts, settings }), () => ownWords.current())
  return { settings, ownWords, sms, mailer }
}
