import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([aRoute('/sysop/enterprise'), aRoute('/sysop/messengers')])

test('an operator leaves an enterprise with its addresses, and stays within them', () => {
  expect(decided(UserType.operator, '/sysop/enterprise')).toEqual({ do: 'load' })
  expect(decided(UserType.operator, '/space-a1/sysop/messengers')).toEqual({ do: 'commit' })
  expect(decided(UserType.operator, '/space-b2/sysop/messengers')).toEqual({ do: 'load' })
})

test('people of an enterprise are in it on the platform’s addresses, too', () => {
  expect(decided(UserType.administrator, '/sysop/enterprise')).toEqual({ do: 'commit' })
})

/** What is decided for a person whose session was read in the enterprise a1. */
function decided(userType: UserType, url: string) {
  const facts = {
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    lang: 'zh-CN',
    host: detectHost('Mozilla/5.0'),
  } as const
  const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
  const session = { ...status, user_type: userType, curEntId: 'a1' }
  return decide(visitOf(url, routes), { ...facts, session, sessionSpace: 'a1', origin: window.location.origin })
}
