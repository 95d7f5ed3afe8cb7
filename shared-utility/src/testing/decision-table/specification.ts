import { UserType } from '../../contract/foundation/user-type.ts'

/** What decides where a visit ends (specification 2 and 4). */
export type Visit = {
  who: UserType | 'nobody'
  edition: 'product' | 'developer'
  twoStep: 'due' | 'reminder' | 'off'
  isUpdating: boolean
  host: 'browser' | 'dingtalk' | 'feishu' | 'wecom' | 'miniProgram'
  path: string
}

type End = { address: string; isReminded: boolean }

/** Everybody of the table who is in an enterprise is in this one. */
const space = '/space-demo1'

// They skip the sign-in check, and nothing else.
const publicPages = ['/', '/loginMiddle', '/home/login']
const signInPages = ['/home/login']
// Ways in: open to strangers, and to a person who has yet to pass two-step verification.
const entrances = ['/openBind']
// The middle page of single sign-on: without a page that it was given, it leads where signing in leads.
const middlePage = '/loginMiddle'
const verificationPage = '/force/frontTwoVerify'

/** The specification, restated: nothing here is the product's own code. */
export function endOf(visit: Visit): End {
  const { who, host, twoStep } = visit
  // Operators go on working during an update: it is they who end it.
  if (visit.isUpdating && who !== UserType.operator) return at(withReturn(maintenancePage(host), visit.path))
  if (isOneOf([middlePage], visit.path) && (who === 'nobody' || twoStep !== 'due')) return endOfMiddle(visit)
  const address = who !== 'nobody' && isOneOf(signInPages, visit.path) ? afterSignIn(visit, who) : visit.path
  if (isOneOf(entrances, address)) return at(address)
  if (who === 'nobody') return at(isOneOf(publicPages, address) ? address : withReturn(signInPage(host), address))
  if (twoStep === 'off' || isOneOf([verificationPage], address)) return at(address)
  if (twoStep === 'reminder') return { address, isReminded: true }
  return at(withReturn(prefixOf(address) + verificationPage, address))
}

function endOfMiddle({ who, edition, twoStep }: Visit): End {
  if (who === 'nobody') return at('/home/login')
  return { address: landing(who, edition), isReminded: twoStep === 'reminder' }
}

/** The page that was wanted, else where the type leads. */
function afterSignIn({ path, edition }: Visit, who: UserType) {
  return new URLSearchParams(path.split('?')[1]).get('url') ?? landing(who, edition)
}

function landing(who: UserType, edition: Visit['edition']) {
  if (who === UserType.operator) return '/sysop/enterprise'
  if (who === UserType.saasAdministrator) return '/console'
  return space + (edition === 'developer' ? developerLanding(who) : '/user/workbench')
}

/** In the demo the land page is the enterprise's home, and of the roles only the developers' names a page. */
function developerLanding(who: UserType) {
  return who === UserType.administrator || who === UserType.developer ? '/homepage' : '/user/workbench'
}

function maintenancePage(host: Visit['host']) {
  return host === 'miniProgram' ? '/m/maintenance' : '/maintenance'
}

function signInPage(host: Visit['host']) {
  return {
    browser: '/home/login',
    dingtalk: '/integration/login',
    feishu: '/integration/loginfs',
    wecom: '/integration/loginqywx',
    miniProgram: '/m/login',
  }[host]
}

function at(address: string): End {
  return { address, isReminded: false }
}

function isOneOf(pages: readonly string[], address: string) {
  const [path = ''] = address.split('?')
  return pages.includes(path)
}

function withReturn(page: string, url: string) {
  return `${page}?${new URLSearchParams({ url })}`
}

function prefixOf(address: string) {
  return address.startsWith(`${space}/`) ? space : ''
}
