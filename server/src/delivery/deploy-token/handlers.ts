import { deployTokenPrefix, Problem, type deployTokenCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../foundation/call/context/context.ts'
import { platformIdOnce } from '../../foundation/call/once/once-query.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { findParcel, lockParcel } from '../parcel/parcel/queries.ts'
import { countLive, insertToken, renewToken, revokeToken, selectTokens } from './queries.ts'
import { deployTokenOf } from './row.ts'

/** More than a team has machines that release. */
const mostLive = 10
const dayMs = 24 * 60 * 60_000

export const deployTokenHandlers: Handlers<typeof deployTokenCalls> = {
  async listDeployTokens({ slug }, { db, now }) {
    if ((await findParcel(db, slug)) === undefined) throw new Problem('notFound')
    return (await selectTokens(db, slug, now)).map((row) => deployTokenOf(row, now))
  },

  async addDeployToken({ onceKey, ...said }, context) {
    const { slug, label, days } = said
    const { db, now, newId } = context
    if ((await lockParcel(db, slug)) === undefined) throw new Problem('notFound')
    const token = deployTokenPrefix + newToken()
    const sent = await platformIdOnce(context, { what: 'addDeployToken', onceKey, said })
    // The first one was not heard, and no call can read it: the token gets another secret.
    const again = sent.isSame ? await renewToken(db, { id: sent.id, token }) : undefined
    if (again === undefined && (await countLive(db, slug, now)) >= mostLive)
      throw new Problem('deployTokensFull', { count: mostLive })
    const id = again === undefined && sent.isAgain ? newId() : sent.id
    const expiresAt = again?.expiresAt ?? new Date(now.getTime() + days * dayMs)
    if (again === undefined)
      await insertToken(db, { id, parcel: slug, token, label, createdBy: sessionOf(context).userId, expiresAt, now })
    const diff = { deployToken: label, expiresAt: expiresAt.toISOString() }
    await recordAct(context, { action: 'addDeployToken', targetKind: 'parcel', targetId: slug, entId: null, diff })
    return { id, token, expiresAt: expiresAt.toISOString() }
  },

  async revokeDeployToken({ slug, id }, context) {
    const row = await revokeToken(context.db, { id, parcel: slug, by: sessionOf(context).userId, now: context.now })
    if (row === undefined) throw new Problem('notFound')
    const diff = { deployToken: row.label }
    await recordAct(context, { action: 'revokeDeployToken', targetKind: 'parcel', targetId: slug, entId: null, diff })
    return {}
  },
}
