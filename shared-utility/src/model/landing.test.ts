import { userTypeNames } from '../contract/foundation/user-type-name.ts'
import { UserType, type UserTypeName } from '../contract/foundation/user-type.ts'
import { landing } from './landing.ts'

const links = { homeLink: '/user/workbench', landUrl: '/land', roleLanding: '/roles/landing' }

// A server may know types that this code does not.
const types: Record<string, number | undefined> = { ...UserType, unknown: 3, nobody: undefined }

/** Where each type lands, and where in the developer edition. A new type is decided here, and then in `landing`. */
const landings = {
  operator: ['/sysop/enterprise', '/sysop/enterprise'],
  saasAdministrator: ['/console', '/console'],
  administrator: ['/user/workbench', '/land'],
  member: ['/user/workbench', '/roles/landing'],
  developer: ['/user/workbench', '/roles/landing'],
  collaborator: ['/user/workbench', '/roles/landing'],
  unknown: ['/user/workbench', '/user/workbench'],
  nobody: ['/user/workbench', '/user/workbench'],
} satisfies Record<UserTypeName | 'unknown' | 'nobody', [product: string, developer: string]>

test.each(Object.entries(landings))('a %s lands on %s, by edition', (who, [product, developer]) => {
  const userType = types[who]
  expect(landing({ ...links, userType, edition: 'product' })).toBe(product)
  expect(landing({ ...links, userType, edition: 'developer' })).toBe(developer)
})

test.each([...userTypeNames, 'unknown'])('while the system is updating a %s goes to the maintenance page', (who) => {
  const userType = types[who]
  expect(landing({ ...links, userType, edition: 'product', isSysUpdating: true })).toBe('/maintenance')
})

test.each(['administrator', 'member', 'unknown'])('a %s goes to the workbench when nothing else is set', (who) => {
  const userType = types[who]
  expect(landing({ userType, edition: 'developer', homeLink: '', landUrl: null, roleLanding: '' })).toBe(
    '/user/workbench',
  )
})

test('people of an enterprise land inside it, operators and SaaS administrators outside of any', () => {
  expect(landing({ userType: UserType.administrator, edition: 'product', entId: 'abc' })).toBe(
    '/space-abc/user/workbench',
  )
  expect(landing({ userType: UserType.member, edition: 'developer', roleLanding: '/space-abc/x', entId: 'abc' })).toBe(
    '/space-abc/x',
  )
  expect(landing({ userType: UserType.operator, edition: 'product', entId: 'abc' })).toBe('/sysop/enterprise')
  expect(landing({ userType: UserType.saasAdministrator, edition: 'product', entId: 'abc' })).toBe('/console')
})
