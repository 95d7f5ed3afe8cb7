import { Problem, type messageInCareCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { attachmentsForWriter } from '../attachment/answer.ts'
import { homeMessageHandlers } from './handlers.ts'
import { selectAudienceInCare, selectMessageInCare, selectMessagesInCare } from './in-care-query.ts'
import type { HomeMessage } from './queries.ts'
import { homeMessageOf, homeMessageRowOf } from './row.ts'
import { writeHomeMessage } from './write-message.ts'

// What reads runs in what is in care. What writes does what operators do, as the platform and in the carer's name: there
// the database refuses whatever is for people outside, so what is asked here is asked for its sentence alone.
export const messageInCareHandlers: Handlers<typeof messageInCareCalls> = {
  async listMessagesInCare(filter, { db, lang, now }) {
    const { total, rows } = await selectMessagesInCare(db, { filter, now })
    return { total, list: rows.map((row) => homeMessageRowOf(row, { lang, now })) }
  },

  async getMessageInCare({ id }, context) {
    const { db, lang, now } = context
    const row = await known(id, db)
    const attachments = attachmentsForWriter(id, row.attachments, context)
    return homeMessageOf(row, { lang, now, attachments, audience: await selectAudienceInCare(db, row) })
  },

  writeMessageInCare: inCarersName(async (input, context) => {
    if (input.id !== undefined) await known(input.id, context.db)
    await refuseOutside({ audience: input.audience, audience_ids: input.audienceIds }, context)
    return writeHomeMessage(input, context)
  }),

  publishMessageInCare: inCarersName(async (input, context) => {
    await refuseOutside(await known(input.id, context.db), context)
    return homeMessageHandlers.publishHomeMessage(input, context)
  }),

  withdrawMessageInCare: inCarersName(async (input, context) => {
    await known(input.id, context.db)
    return homeMessageHandlers.withdrawHomeMessage(input, context)
  }),

  deleteMessageInCare: inCarersName(async (input, context) => {
    await known(input.id, context.db)
    return homeMessageHandlers.deleteHomeMessage(input, context)
  }),
}

function inCarersName<I, O>(handle: (input: I, context: Context) => Promise<O>) {
  return (input: I, context: Context) => {
    const scope = { as: 'platform', carerId: sessionOf(context).userId } as const
    return context.services.tx(scope, (db) => handle(input, { ...context, db }))
  }
}

/** One in another administrator's care is refused as one that does not exist. */
async function known(id: string, db: Context['db']) {
  const row = await selectMessageInCare(db, id)
  if (row === undefined) throw new Problem('messageNotFound')
  return row
}

async function refuseOutside(to: Pick<HomeMessage, 'audience' | 'audience_ids'>, { db }: Context) {
  const found = new Set((await selectAudienceInCare(db, to)).map(({ id }) => id))
  if (found.size === 0 || !to.audience_ids.every((id) => found.has(id))) throw new Problem('audienceUnknown')
}
