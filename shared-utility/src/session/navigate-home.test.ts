import { UserType } from '../contract/foundation/user-type.ts'
import { fakeServer, success } from '../call/fake-server.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { navigateToHome, navigateToReturn } from './navigate-home.ts'
import { setPortal } from './navigation.ts'
import type { LoginStatus } from '../contract/identity/session.ts'

const person: LoginStatus = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.administrator,
}
const links = (edition: string) => success({ link: '/user/workbench', edition, landUrl: '/land' })
const shell = { navigate: jest.fn(async () => undefined) }

let server: ReturnType<typeof fakeServer>
let removePortal: () => void

beforeEach(() => {
  shell.navigate.mockClear()
  removePortal = setPortal(shell)
  atriumStore.set(sessionAtom, person)
})
afterEach(() => {
  server.restore()
  removePortal()
})

type Case = { page?: string; session?: Partial<LoginStatus>; edition?: string }

test.each([
  ['an enterprise administrator', {}, '/user/workbench'],
  ['an enterprise administrator in a space', { page: '/space-abc/x' }, '/space-abc/user/workbench'],
  ['an enterprise administrator of the developer edition', { edition: 'developer' }, '/land'],
  ['an operator', { session: { user_type: UserType.operator } }, '/sysop/enterprise'],
  ['a SaaS administrator', { session: { user_type: UserType.saasAdministrator } }, '/console'],
  ['a person with a home page of their own', { session: { loginHomepage: '/home/index' } }, '/home/index'],
  ['anybody while the system is updating', { session: { isSysUpdating: true } }, '/maintenance'],
  ['nobody', { session: { login: false } }, '/'],
] satisfies [string, Case, string][])('home of %s', async (_who, given: Case, expected) => {
  const { page = '/', session, edition = 'product' } = given
  server = fakeServer(page, links(edition))
  atriumStore.set(sessionAtom, { ...person, ...session })
  await navigateToHome()
  expect(shell.navigate).toHaveBeenCalledWith(expected, {})
})

test('a return address of the portal is followed, another goes home', async () => {
  server = fakeServer('/', links('product'))
  await navigateToReturn('/sysop/enterprise?iSearch=a')
  await navigateToReturn('//evil.example/x')
  expect(shell.navigate.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    '/sysop/enterprise?iSearch=a',
    '/user/workbench',
  ])
})
