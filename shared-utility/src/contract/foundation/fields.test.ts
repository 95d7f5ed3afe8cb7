import { text } from './fields.ts'

const name = text(1, 64)
const accepts = (value: string) => name.safeParse(value).success

test.each([
  ['turns the direction', 'gnp.\u202Eexe'],
  ['turns the direction, at the edge', '\u202Eabc'],
  ['fills where a letter would stand', '\u3164'],
  ['fills where a letter would stand, inside', 'ad\u3164min'],
  ['is a blank of Braille', 'ad\u2800min'],
  ['controls a terminal', 'ad\u0007min'],
  ['is half of one', 'ad\uD83Dmin'],
])('U06: a text of a person is refused with a character that %s', (_what, value) => {
  expect(accepts(value)).toBe(false)
})

test.each([
  ['isolates a direction', 'a\u2066b', 'ab'],
  ['marks a direction', 'a\u200Fb', 'ab'],
  ['has no width', 'ad\u200Bmin', 'admin'],
  ['has no width, at the edge', 'admin\u200B', 'admin'],
  ['joins words', 'ad\u2060min', 'admin'],
  ['is a byte order mark inside', 'ad\uFEFFmin', 'admin'],
  ['is a soft hyphen', 'ad\u00ADmin', 'admin'],
  ['ends a line', 'a\u2028b', 'a b'],
  ['ends a paragraph', 'a\u2029b', 'a b'],
  ['is a space that does not break', 'a\u00A0b', 'a b'],
  ['is a joiner at the edge', 'admin\u200D', 'admin'],
  ['is a joiner beside a space', 'a \u200Cb', 'a b'],
  ['is a joiner twice', 'a\u200C\u200Cb', 'ab'],
  ['is a tag', 'a\u{E0061}', 'a'],
])('U06: a text of a person is taken without a character that %s (R1)', (_what, value, seen) => {
  expect(name.parse(value)).toBe(seen)
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
  expect(name.parse(value)).toBe(value)
})

test('a long text is judged at once, whatever is in it', () => {
  expect(text(1, 100_000).safeParse(`${'a\u200Cb'.repeat(30_000)}\u202E`).success).toBe(false)
})
