import type { Suggestion } from '@atrium/shared-utility/contract'
import { mentionedIn } from '../../../conversation/conversation/excerpt.ts'
import { selectNames } from '../../../conversation/conversation/people-query.ts'
import { selectFound } from '../../../conversation/search/found-query.ts'
import { foundIn } from '../../../conversation/search/part-around.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { eachMost } from './best.ts'

/** What was said in the caller's own conversations, the newest first. */
export async function suggestedChats(text: string, context: Context): Promise<Suggestion[]> {
  const { db } = context
  const [search, { userId }, { entId }] = [normalName(text), sessionOf(context), spaceOf(context)]
  const rows = await selectFound(db, {
    entId,
    userId,
    search,
    lang: context.lang,
    conversationId: undefined,
    after: null,
    most: eachMost,
  })
  const names = await selectNames(db, mentionedIn(rows.map((row) => row.text)))
  return rows.map(({ conversationId, seq, name, text: said, fileName }) => ({
    type: 'chat',
    id: `${conversationId} ${seq}`,
    title: foundIn({ text: said, fileName }, { names, search }).text,
    detail: name,
    url: `/qChat?c=${conversationId}&m=${seq}`,
  }))
}
