import { Problem, type messengerAppCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../context.ts'

export const messengerAppHandlers: Handlers<typeof messengerAppCalls> = {
  async listMessengerApps() {
    return []
  },
  async updateMessengerApp() {
    throw new Problem('appSecretRequired')
  },
  async testMessengerApp() {
    throw new Problem('messengerNotConfigured')
  },
}
