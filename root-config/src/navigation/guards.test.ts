import { compileRoutes, detectHost, entrancePaths } from '@atrium/shared-utility/model'
import { type LoginStatus, type TwoStepState, UserType } from '@atrium/shared-utility/contract'
import { aRoute } from '../testing/signing.ts'
import { decide, needsTwoStep, type Facts } from './guards.ts'
import { visitOf } from './visit.ts'

const routes = compileRoutes([
  aRoute('/'),
  aRoute('/home/login', { public: true }),
  aRoute('/maintenance', { public: true }),
  aRoute('/m/login', { public: true }),
  ...entrancePaths.map((path) => aRoute(path, { public: true })),
  aRoute('/help', { public: true }),
  aRoute('/user/workbench'),
  aRoute('/qichat', { app: undefined, redirect: '/qChat' }),
])
const nobody: LoginStatus = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' }
const due: TwoStepState = { open: 'true', effective: 'true', effectiveTime: '' }
const soon: TwoStepState = { open: 'true', effective: 'false', effectiveTime: '2030-01-31' }

function person(type: UserType, changes: Partial<LoginStatus> = {}): LoginStatus {
  return {
    login: true,
    is_login: 1,
    isSysUpdating: false,
    pageType: 'portal',
    user_type: type,
    curEntId: null,
    ...changes,
  }
}

function decided(url: string, facts: Partial<Facts> = {}) {
  const origin = window.location.origin
  const decision = decide(visitOf(url, routes), {
    session: nobody,
    isSessionKnown: true,
    twoStep: null,
    edition: 'product',
    origin,
    sessionSpace: null,
    lang: 'zh-CN',
    host: detectHost('Mozilla/5.0'),
    ...facts,
  })
  return decision.do === 'redirect' ? decision.url : decision.do === 'load' ? 'load' : (decision.remind ?? 'commit')
}

const query = (url: string) => `?url=${encodeURIComponent(url)}`
const updating = { ...nobody, isSysUpdating: true }
const member = (changes?: Partial<LoginStatus>) => person(UserType.member, changes)
const held = member({ isSysUpdating: true })
const adminSignIn = '/home/login?isadmin=1'

test.each([
  ['a redirect of the route table comes first', '/qichat?a=1', { session: updating }, '/qChat?a=1'],
  ['it stays in its enterprise', '/space-a1/qichat', {}, '/space-a1/qChat'],
  ['an update holds everybody', '/help?tab=2', { session: updating }, `/maintenance${query('/help?tab=2')}`],
  ['public page or not', '/user/workbench', { session: updating }, `/maintenance${query('/user/workbench')}`],
  [
    'an update holds people with two-step due',
    '/help',
    { session: held, twoStep: due },
    `/maintenance${query('/help')}`,
  ],
  ['the maintenance page itself is let through', '/maintenance', { session: updating }, 'commit'],
  ['an operator signs in during an update', adminSignIn, { session: updating }, 'commit'],
  ['nobody else does', '/home/login', { session: updating }, `/maintenance${query('/home/login')}`],
  ['a member is held there too', adminSignIn, { session: held }, `/maintenance${query(adminSignIn)}`],
  [
    'operators work during an update',
    '/user/workbench',
    { session: person(UserType.operator, { isSysUpdating: true }) },
    'commit',
  ],
  ['public pages need no session', '/help', {}, 'commit'],
  [
    'the front page skips the sign-in check, and nothing else',
    '/',
    { session: member(), twoStep: due },
    `/force/frontTwoVerify${query('/')}`,
  ],
  ['entrances skip two-step', '/help', { session: member(), twoStep: due }, 'commit'],
  ['the front page needs no session', '/space-a1/', {}, 'commit'],
  ['an application’s detail page needs no session', '/space-a1/m/appDetail/7', {}, 'commit'],
  ['other pages do', '/user/workbench?tab=2#x', {}, `/home/login${query('/user/workbench?tab=2#x')}`],
  ['unknown pages do', '/nowhere', {}, `/home/login${query('/nowhere')}`],
  [
    'an enterprise keeps its sign-in page',
    '/space-a1/user/workbench',
    {},
    `/space-a1/home/login${query('/space-a1/user/workbench')}`,
  ],
  ['another enterprise is loaded anew', '/space-b2/user/workbench', { session: member({ curEntId: 'a1' }) }, 'load'],
  ['but once only', '/space-b2/user/workbench', { session: member({ curEntId: 'a1' }), sessionSpace: 'b2' }, 'commit'],
  ['one’s own enterprise is not', '/space-a1/user/workbench', { session: member({ curEntId: 'a1' }) }, 'commit'],
  [
    'two-step due leads to verification',
    '/user/workbench',
    { session: member(), twoStep: due },
    `/force/frontTwoVerify${query('/user/workbench')}`,
  ],
  [
    'two-step due in an enterprise leads to its own verification',
    '/space-abc/x?a=1',
    { session: member({ curEntId: 'abc' }), twoStep: due },
    `/space-abc/force/frontTwoVerify${query('/space-abc/x?a=1')}`,
  ],
  ['two-step to come reminds', '/user/workbench', { session: member(), twoStep: soon }, '2030-01-31'],
  ['a two-step state that is unknown lets pass', '/user/workbench', { session: member(), twoStep: null }, 'commit'],
  ['the verification page is exempt', '/force/frontTwoVerify', { session: member(), twoStep: due }, 'commit'],
  [
    'an initial password is changed before anything else',
    '/user/workbench?tab=2',
    { session: member({ mustChangePassword: true }), twoStep: due },
    `/force/password${query('/user/workbench?tab=2')}`,
  ],
  ['on its own page', '/force/password?url=%2Fx', { session: member({ mustChangePassword: true }) }, 'commit'],
  [
    'one’s own password is not asked for again',
    '/force/password?url=%2Fuser%2Fworkbench%3Ftab%3D2',
    { session: member() },
    '/user/workbench?tab=2',
  ],
])('%s', (...[, url, facts, expected]) => {
  expect(decided(url, facts)).toBe(expected)
})

test.each([
  ['operator', '/sysop/enterprise'],
  ['saasAdministrator', '/console'],
  ['administrator', '/user/workbench'],
  ['member', '/user/workbench'],
  ['developer', '/user/workbench'],
  ['collaborator', '/user/workbench'],
] as const)('a %s who is signed in and opens the sign-in page goes to %s', (type, landing) => {
  expect(decided('/home/login?isadmin=1', { session: person(UserType[type]) })).toBe(landing)
})

const messengers = {
  dingtalk: detectHost('AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536'),
  feishu: detectHost('Lark/7.62.12 LarkLocale/zh_CN ChannelName/Feishu'),
  wecom: detectHost('wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh ColorScheme/Light'),
}

test.each([
  ['dingtalk', '/integration/login'],
  ['feishu', '/integration/loginfs'],
  ['wecom', '/integration/loginqywx'],
] as const)('in %s, an anonymous caller signs in by it, and only where a sign-in is needed', (name, page) => {
  const host = messengers[name]
  const wanted = '/space-a1/user/workbench?tab=2'
  expect(decided(wanted, { host })).toBe(`/space-a1${page}${query(wanted)}`)
  expect(decided('/user/workbench', { host })).toBe(`${page}${query('/user/workbench')}`)
  expect(decided('/help', { host })).toBe('commit')
  expect(decided('/home/login', { host })).toBe('commit')
  expect(decided('/user/workbench', { host, session: member() })).toBe('commit')
})

test('a signed-in person goes on from a messenger’s page, unless it has a code or an account to bind', () => {
  const session = member()
  const page = '/integration/loginfs'
  expect(decided(`${page}${query('/user/workbench?tab=2')}`, { session })).toBe('/user/workbench?tab=2')
  expect(decided(page, { session })).toBe('/user/workbench')
  expect(decided(`${page}?code=c&state=s`, { session })).toBe('commit')
  expect(decided(`${page}?bind=1`, { session })).toBe('commit')
})

const mini = detectHost('MicroMessenger/8.0.49', { __wxjs_environment: 'miniprogram' })

test.each([
  ['a page', '/space-a1/user/workbench?tab=2', {}, `/space-a1/m/login${query('/space-a1/user/workbench?tab=2')}`],
  ['a page during an update', '/user/workbench', { session: updating }, `/m/maintenance${query('/user/workbench')}`],
  ['a public page', '/help', {}, 'commit'],
  ['its sign-in page', '/m/login', {}, 'commit'],
])('in a mini program, for a person who is not signed in, %s is decided as it says', (...[, url, facts, expected]) => {
  expect(decided(url, { ...facts, host: mini })).toBe(expected)
})

test('the mini program’s sign-in and maintenance pages are guarded as the browser’s are', () => {
  expect(decided('/m/login', { session: member() })).toBe('/user/workbench')
  expect(decided('/m/maintenance', { session: member({ isSysUpdating: true }) })).not.toMatch(/^\/maintenance/)
})

test('the server’s own landing page wins, and the page that was asked for wins over it', () => {
  const session = person(UserType.administrator, { loginHomepage: '/space-a1/designer' })
  expect(decided('/home/login', { session })).toBe('/space-a1/designer')
  expect(decided('/home/login?url=%2Fuser%2Fworkbench', { session })).toBe('/user/workbench')
  expect(decided('/home/login?url=https%3A%2F%2Fevil.example%2F', { session })).toBe('/space-a1/designer')
})

test('the two-step state is asked for only where it can matter', () => {
  const asks = (url: string, session: LoginStatus) => needsTwoStep(visitOf(url, routes), session)
  expect(asks('/user/workbench', member())).toBe(true)
  expect(asks('/user/workbench', nobody)).toBe(false)
  expect(asks('/help', member())).toBe(false)
  expect(asks('/force/frontTwoVerify', member())).toBe(false)
  expect(asks('/space-other/user/workbench', member({ curEntId: 'a1' }))).toBe(false)
})
