import { compileRoutes, detectHost, landing } from '@atrium/shared-utility/model'
import { type LoginStatus, type TwoStepState, UserType } from '@atrium/shared-utility/contract'
import { agents, endOf, missing, rows, type Visit } from '@atrium/shared-utility/testing/decision-table'
import { aRoute } from '../testing/signing.ts'
import { decide, needsTwoStep } from './guards.ts'
import { visitOf } from './visit.ts'

const middlePage = '/loginMiddle'
const openToAll = [
  '/',
  '/home/login',
  '/m/login',
  '/maintenance',
  '/m/maintenance',
  '/integration/login',
  '/integration/loginfs',
  '/integration/loginqywx',
  '/openBind',
  middlePage,
]
const routes = compileRoutes([
  ...openToAll.map((path) => aRoute(path, { public: path !== '/' })),
  ...['/user/workbench', '/user/workbench/messages', '/homepage', '/sysop/enterprise', '/console'].map((path) =>
    aRoute(path),
  ),
  aRoute('/force/frontTwoVerify'),
])

test('every row of the decision table ends where the specification says', () => {
  expect(missing).toEqual([])
  const found = rows.map((row) => ({ row, end: followed(row) }))
  expect(found.filter(({ row, end }) => JSON.stringify(end) !== JSON.stringify(endOf(row)))).toEqual([])
})

/** Goes where the decisions lead, as the history does; the middle page leads on by itself, once it may be opened. */
function followed(row: Visit) {
  const session = sessionOf(row)
  let address = row.path
  for (let step = 0; step < 5; step += 1) {
    const visit = visitOf(address, routes)
    const decision = decide(visit, {
      session,
      isSessionKnown: true,
      twoStep: needsTwoStep(visit, session) ? states[row.twoStep] : null,
      edition: row.edition,
      origin: window.location.origin,
      sessionSpace: null,
      lang: 'zh-CN',
      host: detectHost(agents[row.host]),
    })
    if (decision.do === 'load') return { address: `${address} is loaded anew`, isReminded: false }
    if (decision.do === 'commit' && address !== middlePage)
      return { address, isReminded: decision.remind !== undefined }
    address = decision.do === 'redirect' ? decision.url : (session.loginHomepage ?? '/home/login')
  }
  return { address: `${row.path} goes in circles`, isReminded: false }
}

const states: Record<Visit['twoStep'], TwoStepState | null> = {
  off: null,
  reminder: { open: 'true', effective: 'false', effectiveTime: '2030-01-31' },
  due: { open: 'true', effective: 'true', effectiveTime: '' },
}

/** The server's answers about the people of the demo. */
function sessionOf({ who, edition, isUpdating }: Visit): LoginStatus {
  const facts = { isSysUpdating: isUpdating, pageType: 'portal' } as const
  if (who === 'nobody') return { ...facts, login: false, is_login: 0 }
  const isOfPlatform = who === UserType.operator || who === UserType.saasAdministrator
  const entId = isOfPlatform ? null : 'demo1'
  const roleLanding = who === UserType.developer ? '/homepage' : null
  const loginHomepage = landing({ userType: who, edition, entId, landUrl: '/homepage', roleLanding })
  return { ...facts, login: true, is_login: 1, user_type: who, curEntId: entId, loginHomepage }
}
