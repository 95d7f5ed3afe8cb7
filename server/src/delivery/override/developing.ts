import type { plainSettingCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { changeSetting } from '../../operation/setting/setting/change-setting.ts'
import { allows } from './allowed.ts'
import { tellHolders } from './operate.ts'
import { revokeDevelopment } from './queries.ts'

/** The setting of the platform that says whether people may see what a developer's own machine serves. */
export const developingHandlers: Pick<Handlers<typeof plainSettingCalls>, 'updateDevelopingSetting'> = {
  async updateDevelopingSetting({ version, ...developing }, context) {
    const change = { name: 'developing', version, next: () => developing } as const
    const changed = await changeSetting(change, context)
    if (!allows(developing.local, context.config)) await endAll(context)
    return changed
  },
}

/** When it is allowed again, no person has what they had before: they confirm it anew. */
async function endAll(context: Context) {
  const ended = await revokeDevelopment(context.db, { by: sessionOf(context).userId, now: context.now })
  for (const { id } of ended) await tellHolders(id, context.db)
}
