import { domainName } from '../enterprise/connector-shape.ts'
import { emailAddress } from './email-address.ts'
import { loginId } from './person.ts'

test.each([
  ['as it is', 'Ann.Lee+portal@example.com', 'Ann.Lee+portal@example.com'],
  ['with a sign without width', 'ann\u200B@example.com', 'ann@example.com'],
  ['with one in the domain', 'ann@exam\u200Bple.com', 'ann@example.com'],
  ['between marks of direction', '\u202Aann@example.com\u202C', 'ann@example.com'],
  ['in full-width letters', 'ａｎｎ@example.com', 'ann@example.com'],
  ['with a full-width at sign', 'ann＠example.com', 'ann@example.com'],
  ['with a Chinese full stop', 'ann@example。com', 'ann@example.com'],
  ['of a domain in capitals', 'ann@Example.COM', 'ann@example.com'],
  ['of a Chinese domain', 'ann@例子.中国', 'ann@xn--fsqu00a.xn--fiqs8s'],
  ['of a Chinese domain as DNS has it', 'ann@xn--fsqu00a.xn--fiqs8s', 'ann@xn--fsqu00a.xn--fiqs8s'],
  ['of a German domain', 'ann@Bücher.example', 'ann@xn--bcher-kva.example'],
  ['of a Chinese name', '王芳@例子.中国', '王芳@xn--fsqu00a.xn--fiqs8s'],
  ['in letters of two parts', 'zoe\u0308@example.com', 'zoë@example.com'],
])('an e-mail address %s is kept in the one form (R2)', (_what, typed, kept) => {
  expect(emailAddress.parse(typed)).toBe(kept)
  expect(emailAddress.parse(kept)).toBe(kept)
})

test.each([
  ['turns around', 'ann\u202Egro.live@example.com'],
  ['has a control character', 'ann\u0007@example.com'],
  ['has a filler', 'ann\u3164@example.com'],
  ['has a selector of a variant', 'ann\uFE0F@example.com'],
  ['has a joiner of marks', 'ann\u034F@example.com'],
  ['has two dots in its name', 'a..b@example.com'],
  ['has two dots in its domain', 'a@example..com'],
  ['begins with a dot', '.a@example.com'],
  ['ends its name with a dot', 'a.@example.com'],
  ['ends with a dot', 'a@example.com.'],
  ['has a label that begins with a hyphen', 'a@-example.com'],
  ['has no dot in its domain', 'a@localhost'],
  ['has an address of a machine', 'a@127.0.0.1'],
  ['has a short address of a machine', 'a@127.1'],
  ['has a port', 'a@example.com:25'],
  ['has a path', 'a@example.com/b.com'],
  ['has two at signs', 'a@b@example.com'],
  ['has a space', 'a b@example.com'],
  ['has no name', '@example.com'],
  ['has a name that is too long', `${'a'.repeat(65)}@example.com`],
  ['is of two', 'a@example.com,b@example.com'],
])('an e-mail address that %s is refused (R2)', (_what, typed) => {
  expect(emailAddress.safeParse(typed).success).toBe(false)
})

test.each([
  ['Example.COM', 'example.com'],
  ['例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
  ['exam\u200Bple.com', 'example.com'],
])('the domain %j of an enterprise is kept in the same form (R2)', (typed, kept) => {
  expect(domainName.parse(typed)).toBe(kept)
})

test.each([['ad\u3164min'], ['ad\u115Fmin'], ['ad\u202Emin']])(
  'a new login id that is shown as another one, %j, is refused (R2)',
  (typed) => {
    expect(loginId.safeParse(typed).success).toBe(false)
  },
)

test('a hostile address is judged at once (R2)', () => {
  expect(emailAddress.safeParse(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`).success).toBe(false)
})
