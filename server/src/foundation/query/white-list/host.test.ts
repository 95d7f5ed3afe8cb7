import { expect, test } from '@jest/globals'
import { entriesFor, hostOf, listedHost } from './host.ts'

const passes = (address: string, ...typed: string[]) => {
  const host = hostOf(address)
  const listed = typed.map(listedHost)
  return host !== null && entriesFor(host).some((entry) => listed.includes(entry))
}

test.each([
  ['https://LOGIN.Example.COM/x', 'login.example.com'],
  ['https://login.example.com:8443/', 'login.example.com'],
  ['https://login.example.com./', 'login.example.com'],
  ['https://login.example.com/', 'Login.Example.com.'],
  ['https://login.example.com%2e/', 'login.example.com'],
  ['https://%6cogin.example.com/', 'login.example.com'],
  ['https://ｌｏｇｉｎ.example.com/', 'login.example.com'],
  ['https://例子.中国/', 'xn--fsqu00a.xn--fiqs8s'],
  ['https://xn--fsqu00a.xn--fiqs8s/', '例子.中国'],
  ['https://login。example。com/', 'login.example.com'],
  ['https://evil.example@login.example.com/', 'login.example.com'],
])('%s is the host %s, however it is written', (address, typed) => {
  expect(passes(address, typed)).toBe(true)
})

test.each([
  ['another letter that looks the same', 'https://lоgin.example.com/'],
  ['the listed host as the account', 'https://login.example.com@evil.example/'],
  ['the listed host as account and password', 'https://login.example.com:443@evil.example/'],
  ['a backslash in place of a slash', String.raw`https://evil.example\@login.example.com/`],
  ['the listed host in the path', 'https://evil.example/login.example.com'],
  ['the listed host in the query', 'https://evil.example?login.example.com'],
  ['the listed host as the beginning', 'https://login.example.com.evil.example/'],
  ['the listed host as the end', 'https://notlogin.example.com/'],
  ['a host below it', 'https://a.login.example.com/'],
  ['a host above it', 'https://example.com/'],
  ['an address of version 4', 'https://192.0.2.1/'],
  ['the same as a number', 'https://3221225985/'],
  ['an address of version 6', 'https://[2001:db8::1]/'],
])('%s does not pass for the listed host', (_what, address) => {
  expect(hostOf(address)).not.toBeNull()
  expect(passes(address, 'login.example.com')).toBe(false)
})

test('a wildcard is for what is below, however deep, and not for the name itself', () => {
  expect(passes('https://a.example.com/', '*.example.com')).toBe(true)
  expect(passes('https://a.b.example.com/', '*.EXAMPLE.com')).toBe(true)
  expect(passes('https://example.com/', '*.example.com')).toBe(false)
  expect(passes('https://badexample.com/', '*.example.com')).toBe(false)
})

test.each(['/homepage', '//evil.example/', 'relative', '', 'javascript:alert(1)', 'mailto:a@example.com'])(
  '%p leads to no host',
  (address) => {
    expect(hostOf(address)).toBeNull()
  },
)

test.each([
  '',
  '*',
  '*.',
  '*.com',
  '*.*.example.com',
  'a.*.example.com',
  '*example.com',
  '192.0.2.1',
  '*.0.2.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  '::1',
  'https://example.com',
  'example.com/',
  'example.com:443',
  'a@example.com',
  'exa mple.com',
  'example.com?x',
  'example.com#x',
  'ex%61mple.com',
  '-a.example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(130)}example.com`,
])('%p is no host of the list', (typed) => {
  expect(listedHost(typed)).toBeNull()
})
