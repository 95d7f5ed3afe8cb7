import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([aRoute('/home/index', { app: undefined, redirect: '/user/workbench' })])
const nobody = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' } as const
const surroundings = {
  isSessionKnown: true,
  twoStep: null,
  edition: 'product',
  lang: 'zh-CN',
  host: detectHost('Mozilla/5.0'),
  sessionSpace: null,
} as const

test.each([
  { who: 'an operator', type: UserType.operator, home: '/sysop/enterprise' },
  { who: 'a SaaS administrator', type: UserType.saasAdministrator, home: '/console' },
  { who: 'a member', type: UserType.member, home: '/space-a1/user/workbench' },
  { who: 'a developer', type: UserType.developer, home: '/space-a1/user/workbench' },
  { who: 'a collaborator', type: UserType.collaborator, home: '/space-a1/user/workbench' },
  { who: 'an administrator', type: UserType.administrator, home: '/space-a1/user/workbench' },
])('U10: /home/index leads $who home', ({ type, home }) => {
  const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
  expect(decided({ ...status, user_type: type, curEntId: 'a1' })).toEqual({ do: 'redirect', url: home })
})

test.each([UserType.member, UserType.developer, UserType.collaborator, UserType.administrator])(
  '/home/index leads a person who is in no enterprise to where the server sends them: type %s (U10)',
  (type) => {
    const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
    const nowhere = { ...status, user_type: type, curEntId: null, loginHomepage: '/user/join' }
    expect(decided(nowhere)).toEqual({ do: 'redirect', url: '/user/join' })
  },
)

test('U10: /home/index asks a stranger to sign in, and comes back', () => {
  expect(decided(nobody)).toEqual({ do: 'redirect', url: '/home/login?url=%2Fhome%2Findex' })
})

test('/home/index is loaded anew while the session is unknown (U10)', () => {
  expect(decided(nobody, false)).toEqual({ do: 'load' })
})

function decided(session: Parameters<typeof decide>[1]['session'], isSessionKnown = true, url = '/home/index') {
  const facts = { ...surroundings, isSessionKnown, session, origin: window.location.origin }
  return decide(visitOf(url, routes), facts)
}

test('a preview’s secret, behind the # of its link, goes into no query', () => {
  expect(decided(nobody, true, '/user/override#secret')).toEqual({
    do: 'redirect',
    url: '/home/login?url=%2Fuser%2Foverride',
  })
})
