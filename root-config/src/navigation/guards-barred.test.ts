import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { UserType, type LoginStatus } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([
  aRoute('/user/enterprises'),
  aRoute('/user/profile'),
  aRoute('/user/workbench', { menu: { group: 'work', order: 1, icon: 'home' } }),
  aRoute('/home/login', { public: true }),
])
/** Read without a prefix: the enterprise of the session itself lets its person in no longer. */
const own = { barredFrom: 'a1', curEntId: null, loginHomepage: '/user/enterprises' }
/** Read on the address of that enterprise, by a person who has another one. */
const other = { barredFrom: 'a1', curEntId: 'b2', loginHomepage: '/space-b2/user/workbench' }
const led = (from: string) => ({ do: 'redirect', url: `/user/enterprises?${new URLSearchParams({ url: from })}` })

test('U04: the page of an enterprise that lets its person in no longer leads to where they go on', () => {
  const deep = '/space-a1/user/workbench?tab=2#x'
  expect(decided(deep, other, 'a1')).toEqual(led(deep))
  expect(decided('/space-a1/user/profile', other, 'a1')).toEqual(led('/space-a1/user/profile'))
})

test('U04: without a prefix its work does, and what is the person’s own stays open', () => {
  expect(decided('/user/workbench', own)).toEqual(led('/user/workbench'))
  for (const path of ['/user/enterprises', '/user/profile']) expect(decided(path, own)).toEqual({ do: 'commit' })
})

test('U04: from its address the session is read anew, for it may work elsewhere', () => {
  expect(decided('/user/enterprises', other, 'a1')).toEqual({ do: 'load' })
  expect(decided('/space-b2/user/workbench', other, 'a1')).toEqual({ do: 'commit' })
})

function decided(url: string, changes: Partial<LoginStatus>, sessionSpace: string | null = null) {
  const facts = {
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    lang: 'zh-CN',
    host: detectHost('Mozilla/5.0'),
  } as const
  const status = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal' } as const
  const session = { ...status, user_type: UserType.member, ...changes }
  return decide(visitOf(url, routes), { ...facts, sessionSpace, origin: window.location.origin, session })
}
