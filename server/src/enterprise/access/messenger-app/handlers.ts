import { Problem, type messengerAppCalls } from '@atrium/shared-utility/contract'
import { spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { findWholeApp, listApps } from '../../../identity/factor/messenger/app-query.ts'
import { openApp } from '../../../identity/factor/messenger/app.ts'
import { countBound } from '../../../identity/factor/messenger/bound-query.ts'
import { changeApp } from './change-app.ts'
import { ProviderFailure } from '../../../identity/factor/messenger/provider/provider-failure.ts'
import { shownApp } from './shown-app.ts'

export const messengerAppHandlers: Handlers<typeof messengerAppCalls> = {
  async listMessengerApps(_input, context) {
    const { db, services } = context
    const rows = await listApps(db)
    const bound = await services.tx(platform, (all) => countBound(all, spaceOf(context).entId))
    return rows.map((row) => shownApp(row, bound.get(row.type) ?? 0))
  },

  updateMessengerApp: changeApp,

  async testMessengerApp({ type }, context) {
    const { services } = context
    const row = await services.tx(platform, (db) => findWholeApp(db, { ...spaceOf(context), type }))
    if (row === undefined) throw new Problem('messengerNotConfigured')
    try {
      await services.messengers.tryOut(openApp(row, services.secrets))
      return { outcome: 'ok', detail: '' }
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      return { outcome: error.kind === 'away' ? 'unreachable' : 'refused', detail: error.detail }
    }
  },
}
