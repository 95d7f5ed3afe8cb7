import { Problem, type MessengerAppChange, type messengerAppCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../context.ts'
import { platform } from '../db/scope.ts'
import { appIdOf, findApp, findWholeApp, insertApp, listApps, updateApp, type AppRow } from './app-query.ts'
import { openApp, shownApp } from './app.ts'
import { VendorFailure } from './vendor/vendor-failure.ts'

export const messengerAppHandlers: Handlers<typeof messengerAppCalls> = {
  async listMessengerApps(_input, { db }) {
    const rows = await listApps(db)
    return rows.map(shownApp)
  },

  async updateMessengerApp(change, context) {
    const { db, now } = context
    const { entId } = spaceOf(context)
    const known = await findApp(db, change.type)
    const stored = { entId, change, sealed: sealedSecret(change, { known, context }), now }
    const row = known === undefined ? await insertApp(db, stored) : await updateApp(db, stored)
    if (row === undefined) throw new Problem('versionConflict')
    await recordAct(context, {
      action: 'updateMessengerApp',
      targetKind: 'messengerApp',
      targetId: row.type,
      entId,
      diff: diffOf(change),
    })
    return shownApp(row)
  },

  async testMessengerApp({ type }, context) {
    const { services } = context
    const row = await services.tx(platform, (db) => findWholeApp(db, { ...spaceOf(context), type }))
    if (row === undefined) throw new Problem('messengerNotConfigured')
    try {
      await services.messengers.tryOut(openApp(row, services.secrets))
      return { outcome: 'ok', detail: '' }
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error
      return { outcome: error.kind === 'away' ? 'unreachable' : 'refused', detail: error.detail }
    }
  },
}

type Known = { known: AppRow | undefined; context: Context }

/**
 * A stored secret belongs to the app it was entered for: with another one it would be sent who knows where. Undefined
 * leaves it as it is.
 */
function sealedSecret(change: MessengerAppChange, { known, context: { services } }: Known) {
  if (change.appSecret !== '') return services.secrets.seal(change.appSecret)
  const isSameApp =
    known?.app_id === appIdOf(change) && known.corp_id === change.corpId && known.lark_domain === change.larkDomain
  if (!isSameApp) throw new Problem('appSecretRequired')
  return undefined
}

function diffOf({ appSecret, version: _version, type: _type, ...shown }: MessengerAppChange) {
  return { ...shown, secretChanged: appSecret !== '' }
}
