import { waitFor } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { fakeCalls, signedInAs } from '@atrium/shared-utility/testing'
import { aConfig, aRoute } from '../testing/signing.ts'
import { guardLeave } from './leave-guards.ts'
import { pageAtom } from './page.ts'
import { PortalHistory } from './portal-history.ts'
import { watchTraversals } from './traversal.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A browser with the Navigation API, as far as Back needs it: while it calls a refused step off, another one is called off, too. */
function browserWithNavigation() {
  let isCallingOff = false
  const arrived: string[] = []
  const navigation = Object.assign(new EventTarget(), {
    traverseTo(key: string) {
      const isOff = isCallingOff
      if (!isOff) arrived.push(key)
      return { committed: isOff ? Promise.reject(new DOMException('called off', 'AbortError')) : Promise.resolve() }
    },
  })
  Object.assign(window, { navigation })
  endings.push(() => Reflect.deleteProperty(window, 'navigation'))
  const back = (url: string) => {
    const step = {
      navigationType: 'traverse',
      destination: { url: new URL(url, window.location.origin).href, key: url },
    }
    isCallingOff = true
    setTimeout(() => (isCallingOff = false))
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), step))
  }
  return { arrived, back }
}

test('Back arrives with one press where a guard lets the person go without a question', async () => {
  const { arrived, back } = browserWithNavigation()
  const calls = fakeCalls({ checkTwoStep: () => ({ open: 'false', effective: '', effectiveTime: '' }) })
  atriumStore.set(sessionAtom, signedInAs(UserType.member))
  atriumStore.set(pageAtom, { status: 'starting' })
  window.history.pushState(null, '', '/b')
  const config = aConfig({ routes: ['/a', '/b'].map((path) => aRoute(path)) })
  const history = new PortalHistory({ config, onCommit: () => undefined, load: () => undefined })
  endings.push(
    watchTraversals(history),
    guardLeave(() => true),
    () => calls.restore(),
  )
  await history.start()
  back('/a')
  await waitFor(() => expect(arrived).toEqual(['/a']))
})
