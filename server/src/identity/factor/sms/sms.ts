import { Problem } from '@atrium/shared-utility/contract'
import type { SmsMessage, SmsProvider } from './service.ts'

export type Sms = {
  /** False when no service is configured: nothing that needs a message may be offered then. */
  readonly isOffered: boolean
  /** True where no telephone rings and the codes stand in the server's log. */
  readonly isInLog: boolean
  /** Throws smsUnavailable, with the cause for the log, when the service did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** Throws smsUnavailable when the service does not answer at all. */
  reach(): Promise<void>
}

/** `current` answers which service sends at this moment; null: none. */
export function createSms(current: () => SmsProvider | null): Sms {
  return {
    get isOffered() {
      return current() !== null
    },
    get isInLog() {
      return current()?.isInLog === true
    },
    send: (message) => asked((service) => service.send(message)),
    reach: () => asked((service) => service.reach()),
  }

  async function asked(ask: (service: SmsProvider) => Promise<void>) {
    const provider = current()
    if (provider === null) throw new Problem('smsNotOffered')
    try {
      await ask(provider)
    } catch (error) {
      throw new Problem('smsUnavailable', {}, { cause: error })
    }
  }
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    sms: Sms
  }
}
