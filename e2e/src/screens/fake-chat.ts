import type { Page } from '@playwright/test'
import { fakeResult } from './fake-result.ts'

const at = '2026-01-02T03:04:05.000Z'
const conversation = {
  id: 'c1',
  kind: 'direct',
  userId: 'u2',
  name: '林谷雨',
  people: 2,
  isOpen: true,
  lastSeq: 3,
  lastAt: at,
  last: {
    isOwn: false,
    author: '林谷雨',
    text: 'The drawings are at https://drawings.example/press',
    attached: null,
    isRecalled: false,
  },
  recalls: 0,
  unread: 2,
  readByOther: 1,
}
const texts = ['Where are the drawings of the press?', 'One moment.', conversation.last.text]
const list = texts.map((text, index) => ({
  seq: index + 1,
  messageId: `m${index + 1}`,
  authorId: index === 0 ? 'own' : 'u2',
  author: conversation.name,
  text,
  files: [],
  card: null,
  quoted: null,
  isRecalled: false,
  sentAt: at,
}))

/** A member who has a conversation with another one. */
export async function fakeChat(page: Page) {
  await fakeResult('**/sapi/chat/conversation', { list: [conversation], hasMore: false })(page)
  await fakeResult('**/sapi/chat/conversation/c1', conversation)(page)
  await fakeResult('**/sapi/chat/conversation/c1/message*', { list })(page)
  await fakeResult('**/sapi/chat/conversation/c1/read', {})(page)
}
