import type { bootCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'

export const bootHandlers: Handlers<typeof bootCalls> = {
  async getBaseConfig(_input, { db, lang, space, services }) {
    return services.baseConfig({ db, lang, entId: space?.entId ?? null })
  },
}
