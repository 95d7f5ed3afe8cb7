import { Problem, type messengerCalls } from '@atrium/shared-utility/contract'
import { spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { findOpenApp, findWholeApp, listOpenTypes } from './app-query.ts'
import { openApp } from './app.ts'
import { lookedUp } from './looked-up.ts'
import { connect, ownOrigin } from './connect.ts'
import { problemOf, signInWith } from './sign-in.ts'

export const messengerHandlers: Handlers<typeof messengerCalls> = {
  async getMessengerApp({ enterId, type }, context) {
    const { db, now } = context
    const row = await lookedUp(context, () => findOpenApp(db, { entId: enterId, type, now }))
    return row === undefined ? {} : { corpId: row.corp_id, agentId: row.agent_id, appId: row.app_id }
  },

  async listMessengers({ enterId }, context) {
    const { db, now, visitor } = context
    const entId = enterId ?? visitor.entId
    if (entId === null) return []
    const rows = await lookedUp(context, async () => {
      const found = await listOpenTypes(db, { entId, now })
      return found.length > 0 ? found : undefined
    })
    return rows ?? []
  },

  getMessengerConnect: connect,
  signInDingtalk: (input, context) => signInWith('dingtalk', input, context),
  signInFeishu: (input, context) => signInWith('feishu', input, context),
  signInWecom: (input, context) => signInWith('wechat', input, context),

  async signJssdk({ type, url }, context) {
    const { services } = context
    if (URL.parse(url)?.origin !== ownOrigin(context)) throw new Problem('malformedRequest')
    const row = await services.tx(platform, (db) => findWholeApp(db, { ...spaceOf(context), type }))
    if (row?.is_enabled !== true) throw new Problem('messengerNotConfigured')
    try {
      const signed = await services.messengers.sign(openApp(row, services.secrets), url)
      return { appId: row.app_id, agentId: row.agent_id, ...signed }
    } catch (error) {
      throw problemOf(error)
    }
  },
}
