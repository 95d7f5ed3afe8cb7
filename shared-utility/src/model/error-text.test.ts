import { errorText } from './error-text.ts'

test.each([
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ["Can't find variable: Foo, it isn't there", "Can't find variable: Foo, it isn't there"],
  [
    'Error loading https://a.example/assets/one/main.abc.js?retry=1 (@atrium/one)',
    'Error loading main.abc.js (@atrium/one)',
  ],
  ['GET /home/login?token=abc&url=/x failed', 'GET /home/login… failed'],
  ['at https://u:p@a.example/space-a1/person/9', 'at …'],
  ['ada.lovelace@example.com is not known', '… is not known'],
  [`Unexpected token '<', "<p>王芳</p>" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
  ['用户「王芳」不存在', '用户…不存在'],
  ['telephone 13800138000 is taken, code 123', 'telephone … is taken, code 123'],
  ['id q3f8k2m1n0p9r7s6t5u4 and eyJhbGciOiJIUzI1NiJ9.eyJz', 'id … and ….eyJz'],
  ['one\r\n\ttwo\u202e\u0000three', 'one two three'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s', (message, text) => {
  expect(errorText(message)).toBe(text)
})

test('what was cut once stays as it is, and is never longer than is kept', () => {
  const long = `${'very '.repeat(400)}"${'x'.repeat(500)}"`
  expect(errorText(long)).toHaveLength(199)
  for (const message of [long, `say "王芳" to a@b.example at https://x.example/a?b=c`])
    expect(errorText(errorText(message))).toBe(errorText(message))
})

test.each(['😀', '\u{20000}'])('a character that the end cuts through leaves no half of itself: %s', (last) => {
  const text = errorText(`""${'a '.repeat(98)}${last}`)
  expect(text.isWellFormed()).toBe(true)
  expect(errorText(text)).toBe(text)
})
