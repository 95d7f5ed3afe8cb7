import type { Lang, SmsPurpose } from '@atrium/shared-utility/contract'

/** `phone` as E.164 (`+8613800138000`); `template` says what the code is for. */
export type SmsMessage = { phone: string; template: SmsPurpose; code: string; lang: Lang }

export type SmsProvider = {
  /** Sends one message, or throws with the reason that the log should name. It answers once the service has taken it. */
  send(message: SmsMessage): Promise<void>
  /** Throws when the service does not answer at all. Says nothing of whether it would take a message. */
  reach(): Promise<void>
  /** True where no telephone rings and the codes stand in the server's log. */
  isInLog?: boolean
}
