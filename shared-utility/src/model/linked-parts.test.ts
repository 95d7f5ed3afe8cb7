import { linkedParts } from './linked-parts.ts'

test('an address in a text is a link, and ends before what closes the sentence or where Chinese goes on', () => {
  expect(linkedParts('见 https://a.example/b?c=d。另见（http://b.example/x）.')).toEqual([
    { text: '见 ' },
    { text: 'https://a.example/b?c=d', href: 'https://a.example/b?c=d' },
    { text: '。另见（' },
    { text: 'http://b.example/x', href: 'http://b.example/x' },
    { text: '）.' },
  ])
  expect(linkedParts('(https://a.example/b).')[1]).toEqual({
    text: 'https://a.example/b',
    href: 'https://a.example/b',
  })
})

test('what is no address of the web stays text', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://', '<b>x</b>'])
    expect(linkedParts(text)).toEqual([{ text }])
})

test('an address that begins with a name stays text: what stands first in it is not where it leads', () => {
  for (const text of ['https://portal.example@evil.example/app', 'http://a:b@evil.example/'])
    expect(linkedParts(text)).toEqual([{ text }])
})

test('a text in an address does not leave it', () => {
  const [link] = linkedParts('https://a.example/"onclick="x')
  expect(link).toEqual({ text: 'https://a.example/', href: 'https://a.example/' })
})
