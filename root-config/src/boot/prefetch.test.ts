import { waitFor } from '@testing-library/react'
import { prepareCalls } from '@atrium/shared-utility'
import { signedInAs } from '@atrium/shared-utility/testing'
import { UserType } from '@atrium/shared-utility/contract'
import { fakeSystem } from '../testing/fake-system.ts'
import { aConfig, aRoute } from '../testing/signing.ts'
import { mayOpen } from '../navigation/page.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { likelyApps, namesAhead, runAhead } from './prefetch.ts'

jest.mock('@atrium/shared-utility', () => ({
  ...jest.requireActual<object>('@atrium/shared-utility'),
  prepareCalls: jest.fn(() => Promise.resolve()),
}))

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
  expect(likelyApps({ config, session: signedInAs(UserType.operator), mayOpen })).toEqual(['/operators.js'])
  expect(likelyApps({ config, session: signedInAs(UserType.member), mayOpen })).toEqual(['/workbench.js'])
})

test('C1: what makes calls is fetched as soon as the first page stands, and the rest when the browser is idle', async () => {
  const idle = jest.fn()
  window.requestIdleCallback = idle
  fakeSystem({})
  const ahead = fetchAhead(aConfig(config), { ...signedInAs(UserType.member), login: false })
  expect(prepareCalls).toHaveBeenCalledTimes(1)
  expect(idle).not.toHaveBeenCalled()
  await ahead
  // The two are the next likely page, and the measuring.
  expect(idle).toHaveBeenCalledTimes(2)
})

test('C1: what home is drawn with runs ahead one file after another, each when the browser is idle, and what fails stops nothing', async () => {
  const idle: (() => void)[] = []
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 50 }))
  const file = async () => ({})
  const { asked } = fakeSystem({ '/a.js': file, '/c.js': file })
  const urls = ['/a.js', '/gone.js', '/c.js']
  const ahead = runAhead(urls)
  for (const at of urls.keys()) {
    await waitFor(() => expect(idle).toHaveLength(at + 1))
    expect(asked).toEqual(urls.slice(0, at))
    idle[at]?.()
  }
  await ahead
  expect(asked).toEqual(urls)
})

test('what runs ahead is the shared set alone, and no file of a parcel (R17)', () => {
  document.body.innerHTML =
    '<script type="x" data-ahead="@atrium/base/calls react /assets/parcels/home/main.a.js"></script>'
  expect(namesAhead(document)).toEqual(['@atrium/base/calls', 'react'])
  document.body.replaceChildren()
  expect(namesAhead(document)).toEqual([])
})
