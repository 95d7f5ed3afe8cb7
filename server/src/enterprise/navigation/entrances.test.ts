import { expect, test } from '@jest/globals'
import { type RouteEntry, UserType } from '@atrium/shared-utility/contract'
import { entrancesFor } from './entrances.ts'

const route = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  kind: 'root',
  title: `route.${path}`,
  open: false,
  public: false,
  ...more,
})
const routes = [
  route('/user/workbench', { menu: { order: 1, icon: 'home' } }),
  route('/tasks', { menu: { order: 30, icon: 'list' } }),
  route('/messages', { menu: { order: 20, icon: 'message' } }),
  route('/homepage'),
  route('/console', { menu: { order: 1, icon: 'box' }, userTypes: [UserType.saasAdministrator] }),
  route('/hidden'),
]

test('the workbench leads to the home of the space and then to the menu in its order, not to itself', () => {
  expect(entrancesFor(routes, { userType: 0, opened: [] }).map(({ path }) => path)).toEqual([
    '/homepage',
    '/messages',
    '/tasks',
  ])
})

test('an entrance that is meant for another type of user is offered where a role opens it alone', () => {
  const shownTo = (userType: UserType, opened: string[] = []) => entrancesFor(routes, { userType, opened })
  expect(shownTo(9).map(({ path }) => path)).toContain('/console')
  expect(shownTo(6).map(({ path }) => path)).not.toContain('/console')
  expect(shownTo(6, ['/console']).map(({ path }) => path)).toContain('/console')
})
