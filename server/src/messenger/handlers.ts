import { Problem, type messengerCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../context.ts'

export const messengerHandlers: Handlers<typeof messengerCalls> = {
  async getMessengerApp() {
    return {}
  },
  async listMessengers() {
    return []
  },
  async getMessengerConnect({ type }) {
    return { type, enabled: false, authorizeUrl: '', state: '' }
  },
  signInDingtalk: refuse,
  signInFeishu: refuse,
  signInWecom: refuse,
  signJssdk: refuse,
}

async function refuse(): Promise<never> {
  throw new Problem('messengerNotConfigured')
}
