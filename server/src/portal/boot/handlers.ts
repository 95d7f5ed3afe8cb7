import type { bootCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'

export const bootHandlers: Handlers<typeof bootCalls> = {
  async getBaseConfig(_input, { lang, space, services }) {
    const entId = space?.entId ?? null
    return services.baseConfig({ lang, entId, styled: await services.styles(entId), isAsked: true })
  },
}
