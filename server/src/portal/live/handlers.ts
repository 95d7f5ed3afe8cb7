import { type liveCalls, Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { selectOpeners } from '../../enterprise/application/openers-query.ts'
import type { Listener } from '../../foundation/sending/live/audience.ts'
import { openApps } from '../../foundation/sending/live/openers.ts'
import { findOwnCategories } from './queries.ts'

export const liveHandlers: Handlers<typeof liveCalls> = {
  async openLive({ after, person }, context) {
    const { live } = context.services
    refuseAnother(person, context)
    live.refuseWhenFull()
    await live.catchUp()
    const [listener, { id: sessionId }] = [await listenerOf(context), sessionOf(context)]
    return { open: (sink, mayListen) => live.open({ listener, sessionId, mayListen }, sink, after) }
  },

  async listLive({ after, person }, context) {
    const { live } = context.services
    refuseAnother(person, context)
    await live.catchUp()
    const { position, isReset, list } = live.since(await listenerOf(context), after)
    return { after: position ?? after ?? null, isReset, list }
  },
}

function refuseAnother(person: string | undefined, context: Context) {
  if (person !== undefined && person !== sessionOf(context).userId) throw new Problem('signInRequired')
}

async function listenerOf(context: Context): Promise<Listener> {
  const { userId, userType, acting } = sessionOf(context)
  const entId = context.space?.entId ?? null
  const found = entId === null ? [] : await selectOpeners(context.db, { entId, appIds: null, userIds: [userId] })
  const isInPerson = acting === null
  return { userId, userType, isInPerson, entId, saasIds: await findOwnCategories(context.db), apps: openApps(found) }
}
