import { signedInAs } from '@atrium/shared-utility/testing'
import { UserType, type UserTypeName } from '@atrium/shared-utility/contract'
import { loginPageOf, middleOf, middlePageOf, nextAddress } from './middle-page.ts'

const at = (path: string, url?: string, originType = 'loginApp') =>
  middleOf(
    new URL(
      `${path}?${new URLSearchParams({ originType, ...(url !== undefined && { url }) })}`,
      'https://portal.example',
    ),
  )

test.each([
  ['/space-a1/loginMiddle', '/homepage?q=1', 'a1', '/space-a1/homepage?q=1'],
  ['/space-a1/loginMiddle', '/space-b2/homepage', 'a1', '/space-a1/homepage'],
  ['/loginMiddle', '/space-b2/homepage', 'b2', '/space-b2/homepage'],
  ['/loginMiddle', 'https://portal.example/homepage', null, '/homepage'],
  ['/space-a1/loginMiddle', undefined, 'a1', null],
  ['/loginMiddle', undefined, null, null],
])('%s with %s leads into %s, to %s', (path, url, ...[entId, target]) => {
  expect(at(path, url)).toEqual({ entId, target })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/home/login?url=/home/login',
  '/loginMiddle?originType=loginApp&url=/loginMiddle',
  '/space-a1/loginMiddle',
  `/${'x'.repeat(10_240)}`,
])('S31: %.40s is not followed', (url) => {
  expect(at('/loginMiddle', url).target).toBeNull()
})

test('without originType=loginApp no address is followed', () => {
  expect(at('/loginMiddle', '/homepage', 'other').target).toBeNull()
})

const elsewhere = { current: null, sentTo: null }

test.each<{ who: UserTypeName; current: string | null; sentTo: string | null; to: string }>([
  { ...elsewhere, who: 'operator', to: '/sysop/enterprise' },
  { ...elsewhere, who: 'saasAdministrator', to: '/console' },
  { who: 'administrator', current: 'a1', sentTo: null, to: '/landing' },
  { who: 'member', current: 'a1', sentTo: 'a1', to: '/landing' },
  // Not a member of it: the page itself says no.
  { who: 'member', current: 'a1', sentTo: 'b2', to: '/space-b2/user/workbench' },
  { who: 'operator', current: 'b2', sentTo: 'b2', to: '/sysop/enterprise' },
])('without a page a person ($who) in $current, sent to $sentTo, goes to $to', (row) => {
  const homes: Partial<Record<UserTypeName, string>> = { operator: '/sysop/enterprise', saasAdministrator: '/console' }
  const loginHomepage = homes[row.who] ?? '/landing'
  const session = signedInAs(UserType[row.who], { curEntId: row.current, loginHomepage })
  expect(nextAddress({ entId: row.sentTo, target: null }, session)).toBe(row.to)
})

test('without a page a stranger signs in and goes where signing in leads', () => {
  expect(loginPageOf({ entId: 'a1', target: null })).toBe('/space-a1/home/login')
  expect(middlePageOf({ entId: 'a1', target: null })).toBe('/space-a1/loginMiddle?originType=loginApp')
})
