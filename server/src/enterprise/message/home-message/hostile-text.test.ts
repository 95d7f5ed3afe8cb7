import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deepestList, plainText, richTextLimitBytes } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
})
afterAll(() => server.close())

function write(contentZh: unknown) {
  return operator.tryCall('writeHomeMessage', { titleZh: '标题', contentZh })
}

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const linkTo = (href: string) => doc(paragraph(text('x', { type: 'link', attrs: { href } })))

function listOf(depth: number): unknown {
  const within = depth === 1 ? [] : [listOf(depth - 1)]
  return { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('x')), ...within] }] }
}

test.each([
  ['HTML', '<p onclick="alert(1)">x</p>'],
  ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
  ['an image', doc({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } })],
  ['an svg', doc({ type: 'svg', content: [] })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'style', attrs: { style: 'position:fixed' } })))],
  ['an attribute', doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text('x')] })],
  ['an attribute of a link', doc(paragraph(text('x', { type: 'link', attrs: { href: '/', onclick: 'alert(1)' } })))],
  ['a heading of the page', doc({ type: 'heading', attrs: { level: 9 }, content: [text('x')] })],
  ['a list that is nested too deep', doc(listOf(deepestList + 1))],
  ['a list that is nested without end', JSON.stringify(doc(listOf(300)))],
  ['a text that turns its direction', doc(paragraph(text('gnp.\u202Eexe')))],
  ['more than the limit', plainText('字'.repeat(richTextLimitBytes / 3))],
])('S50: a message with %s is refused', async (_what, content) => {
  const refused = await write(content)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ fields: [{ field: 'contentZh' }] })
})

test('S50: a key that reaches for the prototype is refused before anything is read', async () => {
  const reaching: unknown = JSON.parse('{"type":"doc","__proto__":{"x":1},"content":[]}')
  expect((await write(reaching)).status).toBe(400)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://plain.example',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  'https:other.example',
  'https://bank.example@evil.example/',
  'https://evil.example\\@bank.example',
  'https://',
  'relative/path',
  '',
])('S50: a link to “%s” is refused', async (href) => {
  expect((await write(linkTo(href))).status).toBe(400)
})

test.each(['https://example.com', 'https://example.com/a?b=c#d', '/user/profile', '/user/profile?tab=x#y'])(
  'a link to %s is kept',
  async (href) => {
    const written = await write(linkTo(href))
    expect(written.status).toBe(200)
  },
)

test('S50, S56: what looks like markup or a template is kept as the text that it is', async () => {
  const words = '<img src=x onerror=alert(1)> </noscript><svg> {{7*7}} ${1+1} <%= x %> &lt;b&gt;'
  const { id, version } = await operator.call('writeHomeMessage', { titleZh: words, contentZh: plainText(words) })
  await operator.call('publishHomeMessage', { id, version })
  const member = await server.given.signIn({ loginId: 'member' })
  const { list } = await member.call('listMessages', { limit: 50 })
  expect(list.find((one) => one.id === id)).toMatchObject({ title: words, content: plainText(words) })
})
