import { expect, test } from '@jest/globals'
import { layOut } from './lay-out.ts'

const words = {
  subject: 'About <you>',
  greeting: 'Hello {name},',
  lines: ['{device} has signed in.'],
  button: 'Look & see',
  ignore: 'Was it you? Then "ignore" this.',
}

test('a mail shows what it was given as text, whatever tags are in it', () => {
  const facts = { name: `<img src=x onerror="alert('1')">`, device: 'Chrome & <b>Co</b>' }
  const link = 'https://portal.example/a?b=1&c="2"'
  const { text, html } = layOut(words, { lang: 'en-US', facts, link })
  expect(text).toContain(facts.name)
  expect(text).toContain(`${facts.device} has signed in.`)
  const tags = [...html.matchAll(/<(\w+)/g)].map(([, name]) => name)
  expect(new Set(tags)).toEqual(new Set(['html', 'head', 'meta', 'title', 'body', 'div', 'p', 'a']))
  expect(html).toContain('Chrome &#38; &#60;b&#62;Co&#60;/b&#62; has signed in.')
  expect(html).toContain('href="https://portal.example/a?b=1&#38;c=&#34;2&#34;"')
})
