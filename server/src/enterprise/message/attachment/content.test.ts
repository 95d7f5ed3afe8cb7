import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { attached, refusal } from './test/attach.ts'
import { givenDocument, givenGif, givenPdf, givenPng } from './test/given-files.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

const docx = givenDocument('[Content_Types].xml', 'word/document.xml')

test.each([
  ['notice.pdf', givenPdf, 'application/pdf'],
  ['plan.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['all.zip', docx, 'application/zip'],
  ['公告.TXT', Buffer.from('周六停机\n'), 'text/plain'],
  ['wide.csv', Buffer.from('\ufeffa,b\n', 'utf16le'), 'text/csv'],
  ['说明.md', Buffer.from('# 停机\n<script>alert(1)</script>'), 'text/plain'],
  ['a.json', Buffer.from('{}'), 'text/plain'],
  ['a.mp3', Buffer.from('ID3\u0004\0'), 'audio/mpeg'],
  ['a.wav', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'audio/wav'],
  ['picture.png', givenPng(), 'image/png'],
  ['picture.gif', givenGif(), 'image/gif'],
] as const)('S51: %s is what its name says, and is taken', async (name, bytes, mediaType) => {
  expect(await attached(operator, { name, bytes })).toMatchObject({ name, mediaType, sizeBytes: bytes.length })
})

test.each([
  ['huge.png', givenPng({ width: 50_000, height: 50_000 })],
  ['huge.gif', givenGif({ screen: 50_000 })],
  ['inside.gif', givenGif({ screen: 1, frame: 50_000 })],
])('a picture that would take a browser’s memory is a file, and is not shown: %s', async (name, bytes) => {
  const file = await attached(operator, { name, bytes })
  expect(file).toMatchObject({ mediaType: 'application/octet-stream', pictureUrl: null })
})

test.each([
  ['a page that is called a picture', 'x.png', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a picture that is called a document', 'x.pdf', givenPng()],
  ['a picture that is called a text', 'x.txt', givenPng()],
  ['SVG with a script that is called a picture', 'x.png', Buffer.from('<svg><script>alert(1)</script></svg>')],
  ['a script that is called a sound', 'x.mp3', Buffer.from('alert(1)')],
  ['a program that is called a text', 'x.csv', Buffer.from('MZ\0\u0001\u0002 and so on, further than its head')],
  ['a ZIP that is called a document', 'x.docx', givenDocument('a.html')],
  ['a document with programs in it', 'x.docx', givenDocument('word/document.xml', 'word/vbaProject.bin')],
  ['what only begins like one', 'x.xlsx', Buffer.from('PK\u0003\u0004 and nothing that follows', 'latin1')],
  ['next to nothing', 'x.png', Buffer.from('\u0089PNG', 'latin1')],
])('S51: %s is refused with a sentence that names it, and takes no room', async (_what, name, bytes) => {
  const { id } = await operator.call('addAttachment', { name, sizeBytes: bytes.length })
  const answer = await operator.tryCall('addAttachmentBytes', { id, offset: 0 }, { content: Buffer.from(bytes) })
  expect(answer).toMatchObject({ error: 'attachmentNotWhatItSays' })
  expect(answer.msg).toContain(`“${name}”`)
  expect((await operator.tryCall('removeAttachment', { id })).error).toBe('notFound')
})

test.each(['page.html', 'picture.svg', 'program.exe', 'none', '.pdf', 'a/b.pdf', 'x.pdf\r\nset-cookie: a'])(
  'S51: what is called %j is refused before a byte of it comes',
  async (name) => {
    const { error } = await operator.tryCall('addAttachment', { name, sizeBytes: 3 })
    expect(['attachmentTypeRefused', 'invalidInput']).toContain(error)
  },
)

test('a file comes in parts, and goes on from where the line broke', async () => {
  const bytes = Buffer.concat([givenPdf, Buffer.alloc(9 * 1024 * 1024, 0x20)])
  const { id, partBytes } = await operator.call('addAttachment', { name: 'long.pdf', sizeBytes: bytes.length })
  const send = (offset: number, content: Buffer) =>
    operator.call('addAttachmentBytes', { id, offset }, { content: Buffer.from(content) })
  expect(await send(0, bytes.subarray(0, partBytes))).toMatchObject({ offset: partBytes, whole: null })
  await expect(send(0, bytes.subarray(0, partBytes))).rejects.toThrow('fileOffsetWrong')
  const last = await send(partBytes, bytes.subarray(partBytes))
  expect(last).toMatchObject({ offset: bytes.length, whole: { name: 'long.pdf' } })
  // A client that did not get the answer sends it again, is told how far it is, and asks again.
  const again = { id, offset: partBytes }
  const untold = await operator.tryCall('addAttachmentBytes', again, {
    content: Buffer.from(bytes.subarray(partBytes)),
  })
  expect(untold).toMatchObject({ error: 'fileOffsetWrong', body: { params: { offset: bytes.length } } })
  const { whole } = await send(bytes.length, Buffer.alloc(0))
  expect(whole).toMatchObject({ id, name: 'long.pdf' })
})

test('somebody else’s upload is as unknown as one that never was', async () => {
  const other = await server.given.signedIn({ userType: UserType.operator })
  const { id } = await attached(operator, { name: 'a.pdf', bytes: givenPdf })
  expect((await other.tryCall('linkAttachment', { id })).error).toBe('notFound')
  expect((await other.tryCall('removeAttachment', { id })).error).toBe('notFound')
  expect(await refusal(other, { name: 'b.pdf', bytes: givenPdf })).toBeNull()
})
