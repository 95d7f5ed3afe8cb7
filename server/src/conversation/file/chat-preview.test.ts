import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startFakeConverter } from '@atrium/fake-providers/converter'
import { UserType } from '@atrium/shared-utility/contract'
import { givenDocument } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import { colourAt, givenPhoto } from '../../foundation/file/picture/test/given-photo.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { uploadedTo } from '../test/given-chat-files.ts'

let server: TestServer
let converter: Awaited<ReturnType<typeof startFakeConverter>>
beforeAll(async () => {
  converter = await startFakeConverter()
  server = await startTestServer({ environment: { ATRIUM_CONVERTER: converter.url } })
})
afterAll(async () => {
  await server.close()
  await converter.close()
})

const report = { name: '周报.docx', bytes: givenDocument('[Content_Types].xml', 'word/document.xml') }

const photo = { name: '现场.jpg', bytes: givenPhoto({ width: 960, height: 480, orientation: 8 }) }

/** A document that one person has sent to another, and the link of that one. */
async function givenReport() {
  const { url, ...sent } = await givenSent(report)
  return { ...sent, shown: `${url}&as=pdf` }
}

async function givenSent(file: typeof report) {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise })
  const two = await server.given.signedIn({ enterprise })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const fileId = await uploadedTo(one, conversationId, file)
  await one.call('sendChatMessage', { conversationId, messageId: newId(), text: '', attachments: [fileId] })
  const { url } = await two.call('linkChatFile', { conversationId, fileId })
  return { enterprise, one, two, conversationId, url }
}

test('a document is shown as a PDF to those who see its message, by a link that holds for the document', async () => {
  const { enterprise, one, two, conversationId, shown } = await givenReport()
  const seen = await two.fetch(shown)
  expect(seen.headers.get('content-type')).toBe('application/pdf')
  expect(seen.headers.get('content-disposition')).toContain(encodeURIComponent('周报.docx.pdf'))
  expect(seen.headers.get('content-security-policy')).toContain('sandbox')
  expect(seen.body).toMatch(/^%PDF-/)
  expect((await two.fetch(shown, { headers: { range: 'bytes=0-4' } })).body).toBe('%PDF-')
  const strangers = [one, await server.given.signedIn({ enterprise }), await server.given.signedIn()]
  for (const other of strangers) expect((await other.fetch(shown)).status).toBeGreaterThanOrEqual(400)
  await one.call('recallChatMessage', { conversationId, seq: 1 })
  expect((await two.fetch(shown)).status).toBeGreaterThanOrEqual(400)
})

test('a conversion that fails is a sentence for its reader, and something for operators to see to; one that is refused is not', async () => {
  const { two, shown } = await givenReport()
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const failures = async () => {
    await server.services.traffic.flush()
    return (await operator.call('getDashboard', {})).attention.conversions
  }
  converter.faults.push('refusal', 'error')
  expect(await two.fetch(shown)).toMatchObject({ status: 409 })
  expect(await two.fetch(shown)).toMatchObject({ status: 409 })
  await until(async () => (await failures()) === 1)
})

test('a reader who closes the preview ends the conversion, and nothing has failed', async () => {
  const { two, shown } = await givenReport()
  const [release, left, received] = [converter.hold(), converter.left(), converter.received.length]
  const leaving = new AbortController()
  const cookie = [...two.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const gone = fetch(server.url + shown, { headers: { cookie }, signal: leaving.signal }).catch(() => 'gone')
  await until(() => converter.received.length > received)
  leaving.abort()
  expect(await gone).toBe('gone')
  await until(() => converter.left() > left)
  release()
  expect((await two.fetch(shown)).status).toBe(200)
})

test('a picture is shown small and upright to those who see its message, as nothing that a browser runs or keeps', async () => {
  const { enterprise, one, two, conversationId, url } = await givenSent(photo)
  const [message] = (await two.call('listChatMessages', { conversationId })).list
  expect(message?.files).toMatchObject([{ width: 480, height: 960 }])
  const small = `${url}&as=small`
  const cookie = [...two.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const seen = await fetch(server.url + small, { headers: { cookie } })
  expect(seen.headers.get('content-type')).toBe('image/jpeg')
  expect(seen.headers.get('content-security-policy')).toContain('sandbox')
  expect(seen.headers.get('cache-control')).toBe((await two.fetch(url)).headers.get('cache-control'))
  expect(colourAt(await seen.bytes(), 0.2, 0.8)).toEqual({ width: 240, height: 480, colour: 'red' })
  const strangers = [one, await server.given.signedIn({ enterprise }), await server.given.signedIn(), server.client()]
  for (const other of strangers) expect((await other.fetch(small)).status).toBeGreaterThanOrEqual(400)
  await one.call('recallChatMessage', { conversationId, seq: 1 })
  expect((await two.fetch(small)).status).toBeGreaterThanOrEqual(400)
})

test('a session that has ended sees no small picture, nor does a person who has left the conversation', async () => {
  const { enterprise, one, two, url } = await givenSent(photo)
  const [third, fourth] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const userIds = [third.person.id, fourth.person.id]
  const { conversationId } = await one.call('addGroup', { name: '现场', userIds })
  const fileId = await uploadedTo(one, conversationId, photo)
  await one.call('sendChatMessage', { conversationId, messageId: newId(), text: '', attachments: [fileId] })
  const inGroup = `${(await third.call('linkChatFile', { conversationId, fileId })).url}&as=small`
  expect((await third.fetch(inGroup)).status).toBe(200)
  await third.call('leaveGroup', { conversationId })
  expect((await third.fetch(inGroup)).status).toBeGreaterThanOrEqual(400)
  expect((await two.fetch(`${url}&as=small`)).status).toBe(200)
  await two.call('signOut', {})
  expect((await two.fetch(`${url}&as=small`)).status).toBe(401)
})
