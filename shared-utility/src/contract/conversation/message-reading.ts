import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { id, integer } from '../foundation/fields.ts'
import { personPicture } from '../foundation/picture.ts'
import { messageNumber } from './conversation.ts'

const reader = z.object({ userId: id, name: z.string(), picture: personPicture, hasRead: z.boolean() })
export type MessageReader = z.infer<typeof reader>

/** How many readers come in one answer at most. */
export const mostReaders = 2000

export const messageReadingCalls = defineCalls({
  getMessageReaders: {
    title: ['查看消息已读情况', 'See who has read a message'],
    summary:
      'Who has read a message of the caller, and who has not yet: of the others in the conversation, those who see the message. Those who have read it come first, by name. Who hides it is counted alone; who hides it themself is told nothing.',
    method: 'GET',
    path: '/sapi/chat/conversation/{conversationId}/message/{seq}/reader',
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({
      conversationId: id,
      seq: messageNumber,
      most: integer(1, mostReaders).default(mostReaders),
    }),
    output: z.object({
      read: z.int(),
      of: z.int(),
      /** How many hide whether they have read it: they are none of the others here. 0 where no one shows it. */
      hidden: z.int(),
      list: z.array(reader),
    }),
    problems: ['conversationNotFound', 'notFound'],
  },
})
