import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startFakeConverter } from '@atrium/fake-providers/converter'
import { UserType } from '@atrium/shared-utility/contract'
import { givenDocument } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
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

/** A document that one person has sent to another, and the link of that one. */
async function givenReport() {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise })
  const two = await server.given.signedIn({ enterprise })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const fileId = await uploadedTo(one, conversationId, report)
  await one.call('sendChatMessage', { conversationId, messageId: newId(), text: '', attachments: [fileId] })
  const { url } = await two.call('linkChatFile', { conversationId, fileId })
  return { enterprise, one, two, conversationId, shown: `${url}&as=pdf` }
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
