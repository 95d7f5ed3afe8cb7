import { Problem, type MessengerAppChange } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { appIdOf, findApp, insertApp, updateApp, type AppRow } from '../../../identity/factor/messenger/app-query.ts'
import { factsOf, isSameCompany } from '../../../identity/factor/messenger/app.ts'
import { countBound, dropBindings } from '../../../identity/factor/messenger/bound-query.ts'
import { shownApp } from './shown-app.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

/**
 * Another company may give any person an id that the former one gave: the bindings to the former one end. Bindings are
 * out of reach of a space, so all of it is the platform's.
 */
export async function changeApp(change: MessengerAppChange, context: Context) {
  const { db, now, services } = context
  const { entId } = spaceOf(context)
  const known = await findApp(db, change.type)
  // What is compared below is what the change is made against.
  mustBeAsSeen(known === undefined || known.version === change.version)
  const stored = { entId, change, sealed: sealedSecret(change, { known, context }), now }
  return services.tx(platform, async (all) => {
    const row = known === undefined ? await insertApp(all, stored) : await updateApp(all, stored)
    mustBeAsSeen(row !== undefined)
    const isSame = known === undefined || isSameCompany(known, factsOf(row))
    const ended = isSame ? {} : await dropBindings(all, { entId, type: row.type, now })
    const act = { action: 'updateMessengerApp', targetKind: 'messengerApp', targetId: row.type, entId } as const
    await recordAct({ ...context, db: all }, { ...act, diff: { ...diffOf(change), ...ended } })
    return shownApp(row, (await countBound(all, entId)).get(row.type) ?? 0)
  })
}

type AppChange = { known: AppRow | undefined; context: Context }

/**
 * A stored secret belongs to the app it was entered for: with another one it would be sent who knows where. Undefined
 * leaves it as it is.
 */
function sealedSecret(change: MessengerAppChange, { known, context: { services } }: AppChange) {
  if (change.appSecret !== '') return services.secrets.seal(change.appSecret)
  const isSameApp =
    known?.app_id === appIdOf(change) && known.corp_id === change.corpId && known.lark_domain === change.larkDomain
  if (!isSameApp) throw new Problem('appSecretRequired')
  return undefined
}

function diffOf({ appSecret, version: _version, type: _type, ...shown }: Omit<MessengerAppChange, 'onceKey'>) {
  return { ...shown, secretChanged: appSecret !== '' }
}
