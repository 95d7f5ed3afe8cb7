import { fakeServer, success } from '../call/fake-server.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { roleModule } from './role-rules.ts'
import { lookupLanding, lookupLandings, lookupRoleIds } from './roles.ts'

const roles = [
  { id: 'r1', detail: '' },
  { id: 'r2', detail: '/first' },
  { id: 'r3', detail: '/second' },
]

let server: ReturnType<typeof fakeServer> | undefined
const answer = (result: unknown, page = '/space-abc/x') => {
  server = fakeServer(page, success(result))
}
afterEach(() => {
  server?.restore()
  atriumStore.set(sessionAtom, null)
})

test.each([
  [{ box: true, entType: 1 }, 'box'],
  [{ box: true, entType: 0 }, 'box'],
  [{ box: false, entType: 1 }, 'qpaas'],
  [{ box: false, entType: 0 }, 'system'],
  [{ box: false, entType: null }, 'system'],
  [{ box: false }, 'system'],
])('of %j the module is %s', (facts, module) => {
  expect(roleModule(facts)).toBe(module)
})

test('the landing path is the first that is not empty, inside the space', async () => {
  answer(roles)
  expect(await lookupLanding()).toEqual(['/space-abc/first'])
  expect(server?.sent[0]?.url.href).toContain('/space-abc/sapi/user/role?module=system&type=1')
})

test('outside of a space the landing path has no prefix', async () => {
  answer(roles, '/x')
  expect(await lookupLanding()).toEqual(['/first'])
})

test('in reverse the whole list is given', async () => {
  answer(roles)
  expect(await lookupLandings()).toEqual(roles)
})

test('type 2 gives the ids of the roles', async () => {
  answer(['r1', 'r2'])
  expect(await lookupRoleIds({ box: true })).toEqual(['r1', 'r2'])
  expect(server?.sent[0]?.url.search).toBe('?module=box&type=2')
})

test('a platform-as-a-service enterprise has its own module', async () => {
  atriumStore.set(sessionAtom, { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal', entType: 1 })
  answer([])
  await lookupRoleIds()
  expect(server?.sent[0]?.url.searchParams.get('module')).toBe('qpaas')
})

test('without roles, or with roles that land nowhere, the list is empty', async () => {
  answer([{ id: 'r1', detail: '' }])
  expect(await lookupLanding()).toEqual([])
  server?.restore()
  answer([])
  expect(await lookupLanding()).toEqual([])
  expect(await lookupLandings()).toEqual([])
  expect(await lookupRoleIds()).toEqual([])
})
