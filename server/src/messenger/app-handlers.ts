import { Problem, type MessengerAppChange, type messengerAppCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import { spaceOf, type Context, type Handlers } from '../context.ts'
import type { Row } from '../db/schema.ts'
import { appIdOf, findApp, insertApp, listApps, updateApp } from './app-query.ts'
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

  async testMessengerApp({ type }, { db, services }) {
    const row = await findApp(db, type)
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

type Known = { known: Row<'messenger_app'> | undefined; context: Context }

/** A stored secret belongs to the app it was entered for: with another one it would be sent who knows where. */
function sealedSecret(change: MessengerAppChange, { known, context: { services } }: Known) {
  if (change.appSecret !== '') return services.secrets.seal(change.appSecret)
  const isSameApp =
    known?.app_id === appIdOf(change) && known.corp_id === change.corpId && known.lark_domain === change.larkDomain
  if (!isSameApp) throw new Problem('appSecretRequired')
  return known.app_secret
}

function diffOf({ appSecret, version: _version, type: _type, ...shown }: MessengerAppChange) {
  return { ...shown, secretChanged: appSecret !== '' }
}
