import { compileRoutes, detectHost } from '@atrium/shared-utility/model'
import { type Lang, UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([aRoute('/home/login', { public: true }), aRoute('/user/workbench')])
const englishman = {
  login: true,
  is_login: 1,
  isSysUpdating: false,
  pageType: 'portal',
  user_type: UserType.member,
  curEntId: null,
  lang: 'en-US',
} as const

afterEach(() => {
  document.cookie = 'lang=; max-age=0; path=/'
})

test('after signing in the page is loaded anew in the person’s own language, once, and not on the sign-in page', () => {
  document.cookie = 'lang=en-US; path=/'
  expect(decided('/user/workbench', 'zh-CN')).toEqual({ do: 'load' })
  expect(decided('/home/login', 'zh-CN').do).toBe('redirect')
  expect(decided('/user/workbench', 'en-US')).toEqual({ do: 'commit' })
})

test('a language that no cookie keeps does not load the page again and again', () => {
  expect(decided('/user/workbench', 'zh-CN')).toEqual({ do: 'commit' })
})

function decided(url: string, lang: Lang) {
  const facts = {
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    sessionSpace: null,
    host: detectHost('Mozilla/5.0'),
  } as const
  return decide(visitOf(url, routes), { ...facts, session: englishman, origin: window.location.origin, lang })
}
