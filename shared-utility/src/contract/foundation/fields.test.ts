import { text } from './fields.ts'

const name = text(1, 64)
const accepts = (value: string) => name.safeParse(value).success

test.each([
  ['turns the direction', 'gnp.\u202Eexe'],
  ['isolates a direction', 'a\u2066b'],
  ['marks a direction', 'a\u200Fb'],
  ['has no width', 'ad\u200Bmin'],
  ['has no width, at the edge', 'admin\u200B'],
  ['joins words', 'ad\u2060min'],
  ['is a byte order mark inside', 'ad\uFEFFmin'],
  ['is a soft hyphen', 'ad\u00ADmin'],
  ['ends a line', 'a\u2028b'],
  ['ends a paragraph', 'a\u2029b'],
  ['is a joiner at the edge', 'admin\u200D'],
  ['is a joiner beside a space', 'a \u200Cb'],
  ['is a joiner twice', 'a\u200C\u200Cb'],
  ['fills where a letter would stand', '\u3164'],
  ['is a tag', 'a\u{E0061}'],
])('U06: a text of a person is refused with a character that %s', (_what, value) => {
  expect(accepts(value)).toBe(false)
})

test.each([
  ['Chinese', '王芳（华东）'],
  ['a Han variant', '葛\u{E0100}城'],
  ['Persian with its half space', 'علی\u200Cرضا'],
  ['Hindi with a joiner', 'क्\u200Dष'],
  ['Sinhala with a joiner', 'ශ්\u200Dරී'],
  ['Hebrew', 'שרה כהן'],
  ['letters of two parts', 'Zoe\u0308 O’Neill-Müller'],
  ['an emoji of several', 'Team 👩🏽\u200D💻 ❤️\u200D🔥'],
])('U06: names in %s are accepted', (_what, value) => {
  expect(accepts(value)).toBe(true)
})

test('a long text is judged at once, whatever is in it', () => {
  expect(text(1, 100_000).safeParse(`${'a\u200Cb'.repeat(30_000)}\u200B`).success).toBe(false)
})
