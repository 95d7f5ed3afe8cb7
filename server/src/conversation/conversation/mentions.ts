import { said } from '@atrium/shared-utility/contract'
import { mentionsIn, mostMentions } from '@atrium/shared-utility/model'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { invalidInput } from '../../foundation/process/error/invalid-input.ts'
import { notify } from '../../organisation/notice/notify.ts'

const words = {
  outside: {
    'zh-CN': '提到的成员中有人不在此聊天中',
    'en-US': 'Someone you mention is not in this conversation',
  },
  many: { 'zh-CN': '一条消息最多提及 {count} 人', 'en-US': 'A message can mention up to {count} people' },
}

/** The people whom a text mentions. Refuses people outside of the conversation; it does not say which of them exist. */
export function mentionedAmong(
  members: readonly { userId: string }[],
  { text, lang }: { text: string } & Pick<Context, 'lang'>,
) {
  const refuse = (issue: ReturnType<typeof said>) =>
    invalidInput({ issues: [{ ...issue, path: ['text'], input: undefined }] }, lang)
  const userIds = mentionsIn(text)
  if (userIds.length > mostMentions) throw refuse(said(words.many, { count: mostMentions }))
  const inside = new Set(members.map(({ userId }) => userId))
  if (userIds.some((userId) => !inside.has(userId))) throw refuse(said(words.outside))
  return userIds
}

/** Tells each person where they were mentioned, and by whom; what was said is read there, by the rights of that moment. */
export function tellMentioned(
  { userIds, conversationId, seq }: { userIds: readonly string[]; conversationId: string; seq: number },
  context: Context,
) {
  const { entId } = spaceOf(context)
  const subject = { conversationId, seq: String(seq) }
  return notify(context, { entId, kind: 'mention', subject, to: userIds, by: sessionOf(context).userId })
}
