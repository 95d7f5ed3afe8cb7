import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes, ownPeople } from '../foundation/callers.ts'
import { personPicture } from '../foundation/picture.ts'
import { done, freeText, id, instant, integer, nothing } from '../foundation/fields.ts'

/** Messages of a conversation are counted from 1, without gaps. */
export const messageNumber = integer(0, 2_147_483_647)

/** What a message holds beside its text, for a line of it: the first of its files, or its card, which has no name here. */
export const attachedSign = z.object({ kind: z.enum(['picture', 'file', 'app', 'record']), name: z.string() })
export type AttachedSign = z.infer<typeof attachedSign>

const conversation = z.object({
  id,
  kind: z.enum(['direct', 'group']),
  /** The other person; null for a group. */
  userId: id.nullable(),
  /** The department that the group follows: its people are those of the group. */
  departmentId: id.nullable(),
  /** Of the other person, or of the group. */
  name: z.string(),
  /** Of the other person. */
  picture: personPicture,
  /** How many people are in it. */
  people: z.int(),
  /** False once the other person has left the enterprise: what was written can be read, and no more is written. */
  isOpen: z.boolean(),
  /** The number of the last message; 0 before the first one. */
  lastSeq: z.int(),
  lastAt: instant,
  /** The beginning of the last message, with the names of those whom it mentions. Null where there is none. */
  last: z
    .object({
      isOwn: z.boolean(),
      author: z.string(),
      text: z.string(),
      attached: attachedSign.nullable(),
      isRecalled: z.boolean(),
    })
    .nullable(),
  /** How many messages were recalled in it: a page that knows of fewer reads its messages again. */
  recalls: z.int(),
  /** Messages up to this one are kept no longer; 0 where all are there. */
  removedTo: z.int(),
  unread: z.int(),
  /** How far the other person has read; 0 for a group, and where one of the two hides it. */
  readByOther: z.int(),
})
export type Conversation = z.infer<typeof conversation>

/** How many conversations come in one answer. */
export const conversationPage = 50

const path = '/sapi/chat/conversation'

export const conversationCalls = defineCalls({
  getChatConfig: {
    title: ['查看聊天设置', 'View chat settings'],
    summary:
      'Whether there is a chat where the caller works, and how many messages they have not read in it. It is a part of the portal, and what is new comes over the live connection of every page: there is no other address to connect to.',
    method: 'GET',
    path: '/api2/webchat/chatconfig',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({
      enabled: z.boolean(),
      provider: z.literal('portal'),
      wsUrl: z.literal(''),
      /** How many messages the caller has not read, in all conversations. */
      unread: z.int(),
    }),
  },
  listConversations: {
    title: ['查看聊天', 'View own conversations'],
    summary: `The groups of the caller, and the conversations in which something was written, those with the newest messages first, ${conversationPage} at a time. The next ones come after the last one that was read, which is named by its id and its time.`,
    method: 'GET',
    path,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ afterId: id.optional(), afterAt: instant.optional() }),
    output: z.object({ list: z.array(conversation), hasMore: z.boolean() }),
  },
  getConversation: {
    title: ['查看一个聊天', 'View a conversation'],
    summary: 'One conversation of the caller, also one in which nothing was written yet.',
    method: 'GET',
    path: `${path}/{conversationId}`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id }),
    output: conversation,
    problems: ['conversationNotFound'],
  },
  findConversationPeople: {
    title: ['查找聊天成员', 'Find who is in a conversation'],
    summary:
      'Up to eight other people of a conversation of the caller, by a part of their name or how it is said: to mention them.',
    method: 'GET',
    path: `${path}/{conversationId}/person`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, iSearch: freeText().max(64).default('') }),
    output: z.array(z.object({ userId: id, name: z.string() })),
    problems: ['conversationNotFound'],
  },
  openConversation: {
    title: ['开始聊天', 'Conversation opened'],
    summary:
      'The conversation of the caller with another member, made where there is none yet. The other person sees it with the first message.',
    stepUpReason: 'lets two members write to each other, who may do so anyway',
    method: 'POST',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: z.object({ conversationId: id }),
    problems: ['memberNotFound', 'conversationWithOneself'],
  },
  markConversationRead: {
    title: ['标为已读', 'Conversation read'],
    summary: 'Notes how far the caller has read. It never goes back.',
    stepUpReason: 'notes how far its person has read',
    method: 'PUT',
    path: `${path}/{conversationId}/read`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, seq: messageNumber }),
    output: done,
    problems: ['conversationNotFound'],
  },
})
