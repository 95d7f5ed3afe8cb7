import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { nobody, pageOf } from './page.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([
  aRoute('/sign/register', { public: true }),
  aRoute('/home/register', { public: true, redirect: '/sign/register' }),
  aRoute('/user/join'),
  aRoute('/user/profile'),
  aRoute('/user/workbench', { menu: { group: 'work', order: 1, icon: 'home' } }),
])

test('an invitation leads a signed-in person to joining with the account they have (U05)', () => {
  expect(decided(UserType.member)).toEqual({ do: 'redirect', url: '/user/join' })
})

test('U05: people of the platform work in no enterprise, and go home', () => {
  expect(decided(UserType.operator)).toEqual({ do: 'redirect', url: '/sysop/enterprise' })
})

test('U05: an invitation keeps its code on the way to joining, and through the old address', () => {
  const code = '#code=ABCDE-12345'
  expect(decided(UserType.member, `/sign/register${code}`)).toEqual({ do: 'redirect', url: `/user/join${code}` })
  const old = decided(UserType.member, `/home/register${code}`)
  expect(old).toEqual({ do: 'redirect', url: `/sign/register${code}` })
})

test('a person who is in no enterprise is led from its work to joining one, and keeps what is their own (U05)', () => {
  const nowhere = { loginHomepage: '/user/join' }
  expect(decided(UserType.member, '/user/workbench', nowhere)).toEqual({ do: 'redirect', url: '/user/join' })
  expect(decided(UserType.member, '/home/login', nowhere)).toEqual({ do: 'redirect', url: '/user/join' })
  expect(decided(UserType.member, '/user/profile', nowhere)).toEqual({ do: 'commit' })
  expect(decided(UserType.member, '/user/join', nowhere)).toEqual({ do: 'commit' })
})

test('U05: of an enterprise that is not theirs the page and the navigation stay closed', () => {
  const session = { ...nobody, login: true, user_type: UserType.member, curEntId: null, loginHomepage: '/user/join' }
  const visit = visitOf('/space-a1/user/workbench', routes)
  expect(pageOf(visit, session).status).toBe('forbidden')
  expect(pageOf(visitOf('/user/profile', routes), session).status).toBe('app')
})

function decided(userType: UserType, url = '/sign/register', changes: { loginHomepage?: string } = {}) {
  const facts = {
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    lang: 'zh-CN',
    host: detectHost('Mozilla/5.0'),
  } as const
  const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
  const session = { ...status, user_type: userType, curEntId: null, ...changes }
  const place = { sessionSpace: null, origin: window.location.origin }
  return decide(visitOf(url, routes), { ...facts, ...place, session })
}
