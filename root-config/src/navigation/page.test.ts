import { UserType, type LoginStatus, type RouteEntry } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { mayOpen } from './page.ts'

const route = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  kind: 'root',
  title: path,
  app: 'x',
  open: false,
  public: false,
  userTypes: [UserType.saasAdministrator],
  ...more,
})
const hidden: LoginStatus = signedInAs(UserType.saasAdministrator, { hiddenPages: ['/console/people'] })

test.each([
  ['/console/people', false],
  ['/console/people/:id', false],
  ['/console/people-elsewhere', true],
  ['/console', true],
])('a page that operators hid from a type is not opened, nor what is below it: %s', (path, isOpen) => {
  expect(mayOpen(route(path), hidden)).toBe(isOpen)
  expect(mayOpen(route(path), signedInAs(UserType.saasAdministrator))).toBe(true)
})

test.each([
  ['/enterprise/announcements', true],
  ['/enterprise/announcements/:id', true],
  ['/enterprise/announcements-elsewhere', false],
  ['/enterprise/members', false],
])('a page that a role opens is opened, with what is below it, and no other: %s', (path, isOpen) => {
  const entry = route(path, { userTypes: [UserType.administrator] })
  expect(mayOpen(entry, signedInAs(UserType.member, { openedPages: ['/enterprise/announcements'] }))).toBe(isOpen)
  expect(mayOpen(entry, signedInAs(UserType.member))).toBe(false)
})

test('what is open to everyone is hidden from no person', () => {
  expect(mayOpen(route('/console/people', { public: true }), hidden)).toBe(true)
})
