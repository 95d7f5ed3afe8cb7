import { UserType } from '../contract/foundation/user-type.ts'
import { sessionAtom, signedIn } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { call } from './call.ts'
import type { CallOptions } from './call-options.ts'
import { fakeServer } from './fake-server.ts'
import { configureCalls } from './hooks.ts'
import { loginUrl } from './page-urls.ts'
import type { CallName } from '../contract/index.ts'

type Case = { page: string; status: number; name?: CallName; options?: CallOptions; agent?: string }

let server: ReturnType<typeof fakeServer>
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => server.restore())

async function visitedAfter({ page, status, name = 'listEntrances', options, agent = 'Mozilla/5.0' }: Case) {
  server = fakeServer(page, { status })
  configureCalls({ agent: () => agent })
  await expect(call(name, {}, options)).rejects.toHaveProperty('name', 'Problem')
  await settled()
  return server.visited
}

const wecom = 'wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh ColorScheme/Light'
const mini = 'Mozilla/5.0 MicroMessenger/8 miniProgram/wx123'
const back = (url: string) => `?url=${encodeURIComponent(url)}`

test.each([
  [
    '401 goes to the sign-in page with path and query',
    { page: '/user/workbench?a=1&b=2', status: 401 },
    [`/home/login${back('/user/workbench?a=1&b=2')}`],
  ],
  [
    '401 in an enterprise goes to its sign-in page',
    { page: '/space-abc/x?a=1', status: 401 },
    [`/space-abc/home/login${back('/space-abc/x?a=1')}`],
  ],
  [
    '401 carries no security token along',
    { page: '/x?a=1&securityToken=s', status: 401 },
    [`/home/login${back('/x?a=1')}`],
  ],
  [
    '401 in a mini program goes to its own sign-in page',
    { page: '/x', status: 401, agent: mini },
    [`/m/login${back('/x')}`],
  ],
  [
    '401 in a messenger goes to its own page',
    { page: '/space-abc/x?a=1', status: 401, agent: wecom },
    [`/space-abc/integration/loginqywx${back('/space-abc/x?a=1')}`],
  ],
  ['401 stays on a messenger’s page', { page: '/integration/loginqywx?code=c', status: 401, agent: wecom }, []],
  ['401 stays on the binding page', { page: '/space-abc/openBind', status: 401 }, []],
  ['401 stays when the request opts out', { page: '/x', status: 401, options: { skipAuthRedirect: true } }, []],
  ['401 stays on the sign-in page', { page: '/home/login?url=/x', status: 401 }, []],
  ['401 stays on an enterprise’s sign-in page', { page: '/space-abc/home/login', status: 401 }, []],
  [
    '401 ignores the opt-out of 503',
    { page: '/x', status: 401, options: { skipMaintenanceRedirect: true } },
    [`/home/login${back('/x')}`],
  ],
  ['503 goes to the maintenance page', { page: '/space-abc/x?a=1', status: 503 }, ['/maintenance']],
  [
    '503 in a mini program goes to its own maintenance page',
    { page: '/x', status: 503, agent: mini },
    ['/m/maintenance'],
  ],
  ['503 stays when the request opts out', { page: '/x', status: 503, options: { skipMaintenanceRedirect: true } }, []],
  ['503 stays on the maintenance page', { page: '/maintenance', status: 503 }, []],
  ['503 stays on the mini program’s maintenance page', { page: '/m/maintenance', status: 503, agent: mini }, []],
  [
    '503 stays on the portal’s maintenance page in a mini program too',
    { page: '/maintenance', status: 503, agent: mini },
    [],
  ],
  ['503 stays for the app status call', { page: '/x', status: 503, name: 'getAppStatus' }, []],
  ['403 moves nobody', { page: '/x', status: 403 }, []],
  ['500 moves nobody', { page: '/x', status: 500 }, []],
] satisfies [string, Case, string[]][])('%s', async (_what, given, expected) => {
  expect(await visitedAfter(given)).toEqual(expected)
})

test.each([401, 503])('a burst of twenty %i makes one redirect', async (status) => {
  server = fakeServer('/user/workbench', { status })
  await Promise.allSettled(Array.from({ length: 20 }, () => call('listEntrances')))
  await settled()
  expect(server.visited).toHaveLength(1)
})

test('after one redirect another page can be redirected again', async () => {
  server = fakeServer('/user/workbench', { status: 401 })
  await call('listEntrances').catch(() => 'redirected')
  await settled()
  server.page.href = new URL('/sysop/enterprise', server.page).href
  await call('listEntrances').catch(() => 'redirected again')
  await settled()
  expect(server.visited).toEqual([`/home/login${back('/user/workbench')}`, `/home/login${back('/sysop/enterprise')}`])
})

const person = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.administrator,
} as const

test('a 401 ends the session in the browser too, so that the sign-in page is not left again', async () => {
  atriumStore.set(sessionAtom, person)
  await visitedAfter({ page: '/x', status: 401 })
  expect(signedIn()).toBe(false)
})

test('a 401 of a request that opts out ends nothing, so that the next one leads to the sign-in page', async () => {
  atriumStore.set(sessionAtom, person)
  await visitedAfter({ page: '/', status: 401, options: { skipAuthRedirect: true } })
  expect(signedIn()).toBe(true)
})

test('coming from the landing page, no return address is carried', () => {
  server = fakeServer('/', {})
  expect(loginUrl()).toBe('/home/login')
  expect(loginUrl('/space-abc/')).toBe('/space-abc/home/login')
})
