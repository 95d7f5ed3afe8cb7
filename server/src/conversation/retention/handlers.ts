import { chatKeeping, chatKeepings, Problem, type chatRetentionCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/call/context/context.ts'
import { findRetention, replaceRetention } from './queries.ts'

export const chatRetentionHandlers: Handlers<typeof chatRetentionCalls> = {
  async getChatRetention(_input, { db }) {
    const { keepDays, version } = (await findRetention(db)) ?? { keepDays: null, version: 0 }
    return { keep: keepingOf(keepDays), version }
  },

  async updateChatRetention({ keep, version }, context) {
    const { db, now } = context
    const { entId } = spaceOf(context)
    const keepDays = chatKeeping[keep]
    const change = { entId, keepDays, version, by: sessionOf(context).userId, now }
    const before = (await findRetention(db))?.keepDays ?? null
    if (!(await replaceRetention(db, change))) throw new Problem('versionConflict')
    const act = { action: 'updateChatRetention', targetKind: 'enterprise', targetId: entId, entId } as const
    await recordAct(context, { ...act, diff: { before: keepingOf(before), days: keepDays ?? keep } })
    return {}
  },
}

function keepingOf(days: number | null) {
  return chatKeepings.find((one) => chatKeeping[one] === days) ?? 'forever'
}
