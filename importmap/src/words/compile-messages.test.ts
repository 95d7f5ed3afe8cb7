import { globSync, readFileSync } from 'node:fs'
import { fillPlain, isPlain } from '@atrium/shared-utility/contract'
import { IntlMessageFormat } from 'intl-messageformat'
import { inRepository } from '../repository.ts'
import { compileMessages } from './compile-messages.ts'

const dictionaries = globSync('{microfrontends/*,root-config,shared-utility}/src/**/messages/**/*.json', {
  cwd: inRepository(),
})
const read = (file: string): Record<string, string> => JSON.parse(readFileSync(inRepository(file), 'utf8'))
const compiled = (text: string) => JSON.parse(compileMessages(JSON.stringify({ text }), 'a.json'))

test('C1: a text with plurals is sent as a tree, which says the same as the text', () => {
  const text = '{count, plural, =0 {None} one {# day} other {# days}} of {name}'
  const tree = compiled(text).text
  expect(Array.isArray(tree)).toBe(true)
  for (const count of [0, 1, 5000]) {
    const values = { count, name: 'May' }
    expect(new IntlMessageFormat(tree, 'en-US').format(values)).toBe(
      new IntlMessageFormat(text, 'en-US').format(values),
    )
  }
})

test.each(['{count, plural, one {a}', "it's {", '{a, b'])('C1: %j stops the build, with file and key', (text) => {
  expect(() => compiled(text)).toThrow('a.json: the text text is not in message syntax')
})

test('C1: every plain text of every dictionary reads as message syntax would have it', () => {
  const plain = dictionaries.flatMap((file) => Object.values(read(file)).filter(isPlain))
  const values = new Proxy<Record<string, string>>({}, { get: (_all, name) => `<${String(name)}>`, has: () => true })
  expect(plain.length).toBeGreaterThan(1000)
  const differing = plain.filter((text) => {
    const named = Object.fromEntries([...text.matchAll(/\w+/g)].map(([name]) => [name, values[name] ?? '']))
    return new IntlMessageFormat(text, 'en-US').format(named) !== fillPlain(text, named)
  })
  expect(differing).toEqual([])
})

test('C1: message syntax stands in dictionaries, where the build compiles it, and in no code', () => {
  const code = globSync('{microfrontends/*,root-config,shared-utility}/src/**/*.{ts,tsx}', { cwd: inRepository() })
  const found = code.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /\{\w+,\s*(?:plural|select|selectordinal|number|date|time)\b/.test(readFileSync(inRepository(file), 'utf8')),
  )
  expect(code.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
