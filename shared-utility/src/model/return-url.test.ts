import fc from 'fast-check'
import { landingAfter, safeReturn } from './return-url.ts'

const origin = 'https://portal.example'
const nested = Array.from({ length: 10 }).reduce<string>((url) => `/home/login?url=${encodeURIComponent(url)}`, '/x')

test.each([
  ['another host', '//evil.example'],
  ['another host behind a backslash', '/\\evil.example'],
  ['another host behind a tab', '/\t/evil.example'],
  ['another host behind dots', '/x/..//evil.example'],
  ['another host behind encoded dots', '/x/%2e%2e//evil.example'],
  ['another host spelled out', 'https://evil.example/x'],
  ['a host that begins with ours', 'https://portal.example.evil.example/x'],
  ['our host as a user name', 'https://portal.example@evil.example/x'],
  ['our host over plain http', 'http://portal.example/x'],
  ['a scheme without slashes', 'https:evil'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals and blanks', ' JaVaScRiPt:alert(1)'],
  ['a data address', 'data:text/html,x'],
  ['a relative path', 'user/workbench'],
  ['a control character', '/user\u0000/workbench'],
  ['an encoded line break', '/user%0d%0a/workbench'],
  ['an encoded backslash', '/%5cevil.example'],
  ['an encoded second slash', '/%2fevil.example'],
  ['a broken escape', '/%E0%A4'],
  ['the sign-in page ten times over', nested],
  ['the sign-in page', '/home/login'],
  ['the sign-in page, escaped', '/home/%6cogin'],
  ['the sign-in page of an enterprise', '/space-abc/home/login?url=/x'],
  ['the maintenance page', '/maintenance'],
  ['the single sign-on page', '/loginMiddle?url=/x'],
  ['a call of the server', '/sapi/user/logout'],
  ['a call in an enterprise', '/space-abc/api/sysop/entlist'],
  ['a file', '/assets/shell/x.js'],
  ['ten kilobytes', `/${'a'.repeat(10_240)}`],
  ['nothing', ''],
  ['null', null],
  ['undefined', undefined],
])('S31: %s lands on the workbench', (_what, url) => {
  expect(safeReturn(url, { origin })).toBe('/user/workbench')
})

test.each([
  ['/user/workbench?a=1#b', '/user/workbench?a=1#b'],
  ['/space-abc/sysop/enterprise?iSearch=%E4%BC%81', '/space-abc/sysop/enterprise?iSearch=%E4%BC%81'],
  ['https://portal.example/user/workbench', '/user/workbench'],
  ['/search?next=//not-a-host', '/search?next=//not-a-host'],
  ['/', '/'],
  ['/home/login-history', '/home/login-history'],
  ['/sign/confirm-scan?ticket=x', '/sign/confirm-scan?ticket=x'],
])('%s is a page of the portal', (url, page) => {
  expect(safeReturn(url, { origin })).toBe(page)
})

test('the fallback is the home link of the enterprise', () => {
  expect(safeReturn('//evil.example', { origin, base: '/space-abc', home: '/home/index' })).toBe(
    '/space-abc/home/index',
  )
})

test('whatever arrives, the browser stays on the portal', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    'https:',
    '@',
    '..',
    '.',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'evil.example',
    origin,
    '?',
    '#',
    ';',
    ':',
  )
  const address = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  )
  fc.assert(
    fc.property(address, (url) => {
      expect(new URL(safeReturn(url, { origin }), origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['/a?b=1', '/console', '/a?b=1'],
  [null, '/console', '/console'],
  ['//evil.example', '/console', '/console'],
  ['//evil.example', 'https://evil.example/x', '/space-acme1/user/workbench'],
  [null, null, '/space-acme1/user/workbench'],
])('after signing in for %s, with %s to land on, a person goes to %s', (asked, landing, target) => {
  expect(landingAfter(asked, landing, { origin, base: '/space-acme1' })).toBe(target)
})
