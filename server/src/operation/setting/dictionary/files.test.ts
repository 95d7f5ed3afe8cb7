import { expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { jsonOf, readJson } from './format-json.ts'
import { readXliff } from './read-xliff.ts'
import { xliffOf } from './write-xliff.ts'

const hostile = [
  '<script>alert(1)</script>',
  '"quotes" & <tags> \' ]]> &amp;',
  '田中さん，\u{1F469}\u200d\u{1F4BB}',
  '{count, plural, one {# row} other {# rows}}',
  ' and ',
  '${7*7} {{7*7}} %s',
  "Robert'); DROP TABLE text_own;--",
]

test('hostile texts come back from XLIFF as they went in, in both directions', async () => {
  const units = hostile.map((text, index) => ({
    id: `a|k.${index}`,
    source: text,
    target: text,
    isOwn: index % 2 === 0,
  }))
  const file = xliffOf(units, { source: 'zh-CN', target: 'en-US' })
  const read = await readXliff(file)
  expect(read).toEqual(units.map(({ id, target: text }) => ({ id, lang: 'en-US', text, misfit: null })))
  expect(file).not.toContain('<script>')
})

test('and from JSON', () => {
  const texts = Object.fromEntries(hostile.map((text, index) => [`a|k.${index}`, text]))
  expect(readJson(jsonOf({ 'zh-CN': texts, 'en-US': {} }, 3)).map(({ text }) => text)).toEqual(hostile)
})

test('a unit that was not translated is passed over, and a tag of a program of translators is named', async () => {
  const file = `<xliff version="1.2"><file target-language="zh_CN"><body>
    <trans-unit id="a|one"><source>x</source></trans-unit>
    <trans-unit id="a|two"><source>x</source><target/></trans-unit>
    <trans-unit id="a|three"><source>x</source><target><g id="1">y</g></target></trans-unit>
    <trans-unit id="a|four"><source>x</source><target><![CDATA[<z>]]></target></trans-unit></body></file></xliff>`
  expect(await readXliff(file)).toEqual([
    { id: 'a|three', lang: 'zh-CN', text: 'y', misfit: { code: 'textTag', params: { name: 'g' } } },
    { id: 'a|four', lang: 'zh-CN', text: '<z>', misfit: null },
  ])
})

test('what a program of translators proposes beside a translation is not taken for it', async () => {
  const proposed = '<alt-trans match-quality="80%"><source>x</source><target>other</target></alt-trans>'
  const file = `<xliff version="1.2"><file target-language="en"><body>
    <trans-unit id="a|one"><source>x</source><target>chosen</target>${proposed}</trans-unit>
    <trans-unit id="a|two"><source>x</source>${proposed}</trans-unit></body></file></xliff>`
  expect(await readXliff(file)).toEqual([{ id: 'a|one', lang: 'en-US', text: 'chosen', misfit: null }])
})

test('a character that XML cannot say is left out of the file, so that it comes in again', () => {
  const unit = { id: 'a|one', source: 'x\uFFFE\u0001y', target: null, isOwn: false }
  const file = xliffOf([unit], { source: 'zh-CN', target: 'en-US' })
  expect(file).toContain('<source>xy</source>')
})

const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><xliff version="1.2">&b;</xliff>`

const manyUnits = '<trans-unit id="a|b"><target>x</target></trans-unit>'.repeat(20_002)

test.each([
  ['a document type', bomb, 'DOCTYPE'],
  ['an entity that was never declared', '<xliff version="1.2"><file target-language="en">&x;</file></xliff>', 'XML'],
  ['another document', '<html><body/></html>', 'XLIFF 1.2'],
  ['another version', '<xliff version="2.0" trgLang="en"/>', 'XLIFF 1.2'],
  ['another language', '<xliff version="1.2"><file target-language="fr"/></xliff>', 'target-language="fr"'],
  ['one that is nested without end', `<xliff version="1.2">${'<a>'.repeat(200)}`, '> 100'],
  ['one of more texts than there can be', `<xliff version="1.2"><file target-language="en">${manyUnits}`, '> 20000'],
  ['one that was cut short', '<xliff version="1.2"><file target-language="en"><body>', 'XML'],
])('%s is refused with why', async (_what, file, reason) => {
  const problem = await readXliff(file).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(Problem)
  expect(problem).toMatchObject({ code: 'textFileUnreadable', params: { reason: expect.stringContaining(reason) } })
})

test.each([
  '',
  '{',
  '[]',
  '{"format":"other","texts":{}}',
  '{"format":"atrium-dictionary","texts":{"zh-CN":{"a|b":1}}}',
  // More texts than there can be.
  `{"format":"atrium-dictionary","texts":{"zh-CN":{${Array.from({ length: 20_001 }, (_, n) => `"${n}":""`).join(',')}}}}`,
])('JSON that is no dictionary is refused: %.60s', (content) => {
  expect(() => readJson(content)).toThrow(expect.objectContaining({ code: 'textFileUnreadable' }))
})
