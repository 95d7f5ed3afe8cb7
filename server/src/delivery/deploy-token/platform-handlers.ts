import { platformTokenPrefix, Problem, type platformTokenCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../foundation/call/context/context.ts'
import { platformIdOnce } from '../../foundation/call/once/once-query.ts'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { lockHead } from '../../portal/revision/revision-query.ts'
import { countLive, insertToken, renewToken, revokeToken, selectTokens } from './queries.ts'
import { deployTokenOf } from './row.ts'

/** More than a builder of the portal has machines that release it. */
const mostLive = 10
const dayMs = 24 * 60 * 60_000
const target = { targetKind: 'portal', targetId: 'platform', entId: null } as const

/** Tokens of no parcel: a machine that has one releases what is built with the portal (decision 093). */
export const platformTokenHandlers: Handlers<typeof platformTokenCalls> = {
  async listPlatformTokens(_input, { db, now }) {
    return (await selectTokens(db, null, now)).map((row) => deployTokenOf(row, now))
  },

  async addPlatformToken({ onceKey, ...said }, context) {
    const { label, days } = said
    const { db, now, newId } = context
    // Of two operators who make the last one at once the second sees the first one's.
    await lockHead(db)
    const token = platformTokenPrefix + newToken()
    const sent = await platformIdOnce(context, { what: 'addPlatformToken', onceKey, said })
    // The first one was not heard, and no call can read it: the token gets another secret.
    const again = sent.isSame ? await renewToken(db, { id: sent.id, token }) : undefined
    if (again === undefined && (await countLive(db, null, now)) >= mostLive)
      throw new Problem('platformTokensFull', { count: mostLive })
    const id = again === undefined && sent.isAgain ? newId() : sent.id
    const expiresAt = again?.expiresAt ?? new Date(now.getTime() + days * dayMs)
    if (again === undefined)
      await insertToken(db, { id, parcel: null, token, label, createdBy: sessionOf(context).userId, expiresAt, now })
    const diff = { deployToken: label, expiresAt: expiresAt.toISOString() }
    await recordAct(context, { action: 'addPlatformToken', ...target, diff })
    return { id, token, expiresAt: expiresAt.toISOString() }
  },

  async revokePlatformToken({ id }, context) {
    // A release that it has under way is over by then, or refused.
    await lockHead(context.db)
    const row = await revokeToken(context.db, { id, parcel: null, by: sessionOf(context).userId, now: context.now })
    if (row === undefined) throw new Problem('notFound')
    await recordAct(context, { action: 'revokePlatformToken', ...target, diff: { deployToken: row.label } })
    return {}
  },
}
