import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenDocument } from '../../enterprise/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { uploadedTo } from '../test/given-chat-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { ATRIUM_CONVERTER: 'fake' } })
})
afterAll(() => server.close())

const report = { name: '周报.docx', bytes: givenDocument('[Content_Types].xml', 'word/document.xml') }

test('a document is shown as a PDF to those who see its message, by a link that holds for the document', async () => {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise })
  const two = await server.given.signedIn({ enterprise })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const fileId = await uploadedTo(one, conversationId, report)
  await one.call('sendChatMessage', { conversationId, messageId: newId(), text: '', attachments: [fileId] })
  const { url } = await two.call('linkChatFile', { conversationId, fileId })
  const shown = `${url}&as=pdf`
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
