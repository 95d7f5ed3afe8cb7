import type { SmsMessage, SmsProvider } from '../service.ts'

/** Every telephone of a test: what was sent to each, and a service that can be down. */
export function createInbox() {
  const messages: SmsMessage[] = []
  const state = { isDown: false, isRefusing: false }
  const provider: SmsProvider = {
    async reach() {
      if (state.isDown) throw new Error('the service does not answer')
    },
    async send(message) {
      if (state.isDown || state.isRefusing) throw new Error('the service does not take the message')
      messages.push(message)
    },
  }
  return {
    messages,
    state,
    provider,
    lastCode: (phone: string) => messages.findLast((one) => one.phone === phone)?.code ?? 'none',
  }
}
