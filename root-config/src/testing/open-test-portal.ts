import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atriumStore, baseConfigAtom, dictionaryAtom, langAtom, sessionAtom } from '@atrium/shared-utility'
import { fakeCalls, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { type BaseConfig, type Lang, type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { openPortal } from '../boot/open-portal.ts'
import { nobody, pageAtom } from '../navigation/page.ts'
import { fakeParcel } from './fake-parcel.ts'
import { fakeSystem, type FakeModules } from './fake-system.ts'
import { aConfig, aRoute } from './signing.ts'
import { outlet } from '../navigation/outlet.ts'

type Options = {
  url?: string
  config?: Partial<BaseConfig>
  modules?: FakeModules
  /** Default: a member. Null: no person is signed in. */
  session?: LoginStatus | null
  calls?: CallFakes
  lang?: Lang
}

const apps = ['one', 'two'].map((slug) => ({ name: `@atrium/${slug}`, version: '1.0.0', url: `/${slug}.js`, css: [] }))
const routes = [
  aRoute('/home/login', { kind: 'noLogin', public: true, app: '@atrium/one' }),
  aRoute('/one', { app: '@atrium/one', open: true, menu: { order: 2, icon: 'home' } }),
  aRoute('/two', { app: '@atrium/two', menu: { order: 1, icon: 'box' } }),
  aRoute('/operators', { app: '@atrium/two', userTypes: [UserType.operator], menu: { order: 3, icon: 'users' } }),
  aRoute('/qichat', { app: undefined, redirect: '/qChat' }),
]
const dictionary = {
  'route./one': 'Page one',
  'route./two': 'Page two',
  'route./operators': 'Operators',
  'route./home/login': 'Sign in',
}

const noUpdate = { id: null, key: null, version: null, title: null, percent: null, plannedAt: null, windowMin: null }

/** What every page asks by itself. */
const quiet: CallFakes = {
  checkTwoStep: () => ({ open: 'false', effective: '', effectiveTime: '' }),
  getAppStatus: () => ({ appId: null, status: 'running', isSysUpdating: false, eta: null }),
  getChatConfig: () => ({ enabled: false, provider: 'portal', wsUrl: '', unread: 0 }),
  getUpdateStatus: () => ({ ...noUpdate, isSysUpdating: false, state: 'none', hasNotes: false }),
}

/** The whole shell in a page, with two small parcels, `/one` and `/two`. */
export async function openTestPortal(options: Options = {}) {
  const { url = '/one', lang = 'en-US', session = signedInAs(0), calls = {} } = options
  const parcels = { one: fakeParcel('One'), two: fakeParcel('Two') }
  const system = fakeSystem({ '@atrium/one': parcels.one.load, '@atrium/two': parcels.two.load, ...options.modules })
  const config = aConfig({ routes, apps, ...options.config })
  const faked = fakeCalls({ ...quiet, ...calls })
  atriumStore.set(langAtom, lang)
  atriumStore.set(dictionaryAtom, dictionary)
  atriumStore.set(sessionAtom, session ?? nobody)
  atriumStore.set(baseConfigAtom, config)
  window.history.pushState(null, '', url)
  const place = document.body.appendChild(document.createElement('div'))
  const loaded: string[] = []
  // Here the portal draws by itself, at its own times, as in a browser; the tests wait for what they want to see.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const portal = await openPortal({ config, place, nonce: '', load: (to) => loaded.push(to) })
  return {
    ...portal,
    config,
    parcels,
    system,
    calls: faked,
    /** What the page was asked to load anew. */
    loaded,
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
    shows: (text: string) => waitFor(() => expect(outlet).toHaveTextContent(text)),
    async close() {
      atriumStore.set(pageAtom, { status: 'starting' })
      await portal.close()
      faked.restore()
      document.body.replaceChildren()
    },
  }
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>
