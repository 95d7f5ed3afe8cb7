import { signedInAs } from '@atrium/shared-utility/testing'
import { UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { likelyApps } from './prefetch.ts'

const app = (slug: string) => ({ name: `@atrium/${slug}`, version: '1.0.0', url: `/${slug}.js`, css: [] })
const config = {
  apps: [app('workbench'), app('operators'), app('hidden')],
  routes: [
    aRoute('/user/workbench', {
      app: '@atrium/workbench',
      userTypes: [UserType.member],
      menu: { order: 1, icon: 'home' },
    }),
    aRoute('/operators', {
      app: '@atrium/operators',
      userTypes: [UserType.operator],
      menu: { order: 1, icon: 'users' },
    }),
    aRoute('/hidden', { app: '@atrium/hidden' }),
  ],
}

test('what is fetched ahead is what the person may open from the navigation', () => {
  expect(likelyApps(config, signedInAs(UserType.operator))).toEqual(['/operators.js'])
  expect(likelyApps(config, signedInAs(UserType.member))).toEqual(['/workbench.js'])
})

test('before signing in it is where most people land', () => {
  expect(likelyApps(config, { ...signedInAs(UserType.member), login: false })).toEqual(['/workbench.js'])
})
