import type { bootCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'

export const bootHandlers: Handlers<typeof bootCalls> = {
  async getBaseConfig(_input, { lang, space, session, services }) {
    const entId = space?.entId ?? null
    const [styled, portal] = await Promise.all([services.styles(entId), services.portalFor({ entId, session })])
    return services.baseConfig({ lang, entId, styled, isAsked: true, ...(portal !== null && { portal }) })
  },
}
