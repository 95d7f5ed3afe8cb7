import { landing } from './landing.ts'

const links = { homeLink: '/user/workbench', landUrl: '/land', roleLanding: '/roles/landing' }

test.each([
  [7, '/sysop/enterprise', '/sysop/enterprise'],
  [9, '/console', '/console'],
  [6, '/user/workbench', '/land'],
  [0, '/user/workbench', '/roles/landing'],
  [4, '/user/workbench', '/roles/landing'],
  [5, '/user/workbench', '/roles/landing'],
  [3, '/user/workbench', '/user/workbench'],
  [undefined, '/user/workbench', '/user/workbench'],
])('type %s lands on %s, in the developer edition on %s', (userType, product, developer) => {
  expect(landing({ ...links, userType, edition: 'product' })).toBe(product)
  expect(landing({ ...links, userType, edition: 'developer' })).toBe(developer)
})

test.each([0, 4, 5, 6, 7, 9, 3])('while the system is updating type %s goes to the maintenance page', (userType) => {
  expect(landing({ ...links, userType, edition: 'product', isSysUpdating: true })).toBe('/maintenance')
})

test.each([6, 0, 3])('type %s goes to the workbench when nothing else is set', (userType) => {
  expect(landing({ userType, edition: 'developer', homeLink: '', landUrl: null, roleLanding: '' })).toBe(
    '/user/workbench',
  )
})

test('people of an enterprise land inside it, operators and SaaS administrators outside of any', () => {
  expect(landing({ userType: 6, edition: 'product', entId: 'abc' })).toBe('/space-abc/user/workbench')
  expect(landing({ userType: 0, edition: 'developer', roleLanding: '/space-abc/x', entId: 'abc' })).toBe('/space-abc/x')
  expect(landing({ userType: 7, edition: 'product', entId: 'abc' })).toBe('/sysop/enterprise')
  expect(landing({ userType: 9, edition: 'product', entId: 'abc' })).toBe('/console')
})
