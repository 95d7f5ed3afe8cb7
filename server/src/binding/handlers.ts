import { Problem, type bindingCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../context.ts'

export const bindingHandlers: Handlers<typeof bindingCalls> = {
  async getBindTicket() {
    throw new Problem('bindTicketExpired')
  },
  async appBind() {
    throw new Problem('bindTicketExpired')
  },
  async getOAuthStatus() {
    return []
  },
  async unbindUserAuth() {
    throw new Problem('notFound')
  },
  async getUserIdByOpenId() {
    throw new Problem('forbidden')
  },
}
