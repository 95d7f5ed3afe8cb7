import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@atrium/shared-utility/contract'
import type { SmsMessage, SmsProvider } from './provider.ts'

export type Sms = {
  /** False when no service is configured: nothing that needs a message may be offered then. */
  isOffered: boolean
  /** Throws smsUnavailable, with the cause for the log, when the service did not take the message. */
  send(message: SmsMessage): Promise<void>
  /** Takes as long as the last message took, and fails if that failed: nobody learns whether there was one to send. */
  pretend(): Promise<void>
}

export function createSms(provider: SmsProvider | null): Sms {
  let last = { ms: 0, hasFailed: false }
  return {
    isOffered: provider !== null,
    async send(message) {
      if (provider === null) throw new Problem('smsNotOffered')
      const begun = performance.now()
      try {
        await provider.send(message)
        last = { ms: performance.now() - begun, hasFailed: false }
      } catch (error) {
        last = { ms: performance.now() - begun, hasFailed: true }
        throw new Problem('smsUnavailable', {}, { cause: error })
      }
    },
    async pretend() {
      const { ms, hasFailed } = last
      await wait(ms)
      if (hasFailed) throw new Problem('smsUnavailable')
    },
  }
}
