import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, UserType } from '@atrium/shared-utility/contract'
import { givenPdf, givenPng } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { uploadedTo } from '../test/given-chat-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const plan = { name: '计划.pdf', bytes: givenPdf }
const photo = { name: 'Site 50%.png', bytes: givenPng() }

async function send(by: Client, conversationId: string, file: typeof plan) {
  const fileId = await uploadedTo(by, conversationId, file)
  await by.call('sendChatMessage', { conversationId, messageId: newId(), text: '', attachments: [fileId] })
  return fileId
}

/** Two people who have sent each other a file, and a third one of their enterprise. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise, name: '林小满' })
  const two = await server.given.signedIn({ enterprise, name: '周知微' })
  const three = await server.given.signedIn({ enterprise })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const [paper, picture] = [await send(one, conversationId, plan), await send(two, conversationId, photo)]
  return { enterprise, one, two, three, conversationId, paper, picture }
}

const filesFor = async (person: Client, asked: CallInput<'listChatFiles'> = {}) =>
  (await person.call('listChatFiles', asked)).list.map(({ name }) => name)

test('a person sees the files of their conversations, newest first: what, when, by whom, and in which message', async () => {
  const { one, two, conversationId, paper, picture } = await stage()
  await uploadedTo(two, conversationId, { ...plan, name: 'waiting.pdf' })
  const { total, list } = await two.call('listChatFiles', {})
  expect(total).toBe(2)
  expect(list.map(({ id, seq, isOwn, by, byId }) => [id, seq, isOwn, by, byId])).toEqual([
    [picture, 2, true, '周知微', two.person.id],
    [paper, 1, false, '林小满', one.person.id],
  ])
  expect(list[1]).toMatchObject({
    name: '计划.pdf',
    mediaType: 'application/pdf',
    conversationId,
    conversation: '林小满',
  })
  expect(list[1]?.pictureUrl).toBeNull()
  expect((await two.fetch(String(list[0]?.pictureUrl))).headers.get('content-type')).toBe('image/png')
})

test('files are found by name, by who sent them, in order and by pages', async () => {
  const { one } = await stage()
  expect(await filesFor(one, { iSearch: 'SITE 50%' })).toEqual(['Site 50%.png'])
  expect(await filesFor(one, { iSearch: 'SITE 5_' })).toEqual([])
  expect(await filesFor(one, { isOwn: true })).toEqual(['计划.pdf'])
  expect(await filesFor(one, { isOwn: false })).toEqual(['Site 50%.png'])
  expect(await filesFor(one, { sort: 'name', order: 'asc' })).toEqual(['Site 50%.png', '计划.pdf'])
  expect(await filesFor(one, { sort: 'sizeBytes', iDisplayLength: 1, iDisplayStart: 1 })).toEqual(['计划.pdf'])
})

test('files of a conversation are for its people alone', async () => {
  const { three } = await stage()
  expect(await three.call('listChatFiles', {})).toEqual({ total: 0, list: [] })
  expect(await filesFor(await server.given.signedIn())).toEqual([])
  expect((await server.client().tryCall('listChatFiles', {})).status).toBe(401)
})

test('a person who comes to a group later sees files from then on, and one who has left sees none', async () => {
  const { one, two, three } = await stage()
  const { conversationId } = await one.call('addGroup', { name: '现场', userIds: [two.person.id] })
  await send(one, conversationId, { ...plan, name: 'before.pdf' })
  await one.call('addGroupMembers', { conversationId, userIds: [three.person.id] })
  await send(one, conversationId, { ...plan, name: 'after.pdf' })
  expect(await filesFor(three)).toEqual(['after.pdf'])
  expect((await three.call('listChatFiles', {})).list).toMatchObject([{ conversation: '现场' }])
  expect(await filesFor(two, { iSearch: 'before' })).toEqual(['before.pdf'])
  await two.call('leaveGroup', { conversationId })
  expect(await filesFor(two, { iSearch: 'before' })).toEqual([])
  expect(await filesFor(two)).toHaveLength(2)
})

test('a file of a person who has left says their name, and leads to no card', async () => {
  const { one, two, enterprise } = await stage()
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  await administrator.call('removeMember', { userId: two.person.id })
  const { list } = await one.call('listChatFiles', { isOwn: false })
  expect(list).toMatchObject([{ by: '周知微', byId: null }])
})

test('a file goes from the list with its message', async () => {
  const { one, two, conversationId } = await stage()
  await one.call('recallChatMessage', { conversationId, seq: 1 })
  for (const person of [one, two]) expect(await filesFor(person)).toEqual(['Site 50%.png'])
})
