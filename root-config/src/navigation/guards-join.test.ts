import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([
  aRoute('/sign/register', { public: true }),
  aRoute('/home/register', { public: true, redirect: '/sign/register' }),
  aRoute('/user/join'),
])

test('U05: an invitation leads whoever is signed in to joining with the account they have', () => {
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

function decided(userType: UserType, url = '/sign/register') {
  const facts = {
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    lang: 'zh-CN',
    host: detectHost('Mozilla/5.0'),
  } as const
  const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
  const session = { ...status, user_type: userType, curEntId: null }
  const place = { sessionSpace: null, origin: window.location.origin }
  return decide(visitOf(url, routes), { ...facts, ...place, session })
}
