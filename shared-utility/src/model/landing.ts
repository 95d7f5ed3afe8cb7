import { UserType } from '../contract/foundation/user-type.ts'
import { withSpace } from './space-path.ts'

/** Specification 2: the home link unless the enterprise has its own. */
export const defaultHomeLink = '/user/workbench'
/** Sends everybody to where they are at home (specification 2). */
export const homePath = '/home/index'
export const maintenancePath = '/maintenance'
export const loginPath = '/home/login'
/** The same pages inside a mini program, which has its own (specification 2). */
export const miniMaintenancePath = '/m/maintenance'
export const miniLoginPath = '/m/login'
export const maintenancePaths: readonly string[] = [maintenancePath, miniMaintenancePath]
/** Signing in by a QR code. */
export const scanLoginPath = '/sign/scan'
/** Signing in by a code that comes to a telephone. */
export const smsLoginPath = '/sign/sms'
/** Signing in by a passkey. */
export const passkeyLoginPath = '/sign/passkey'
/** Where people who were invited make an account. */
export const registerPath = '/sign/register'
/** Where a signed-in person uses an invitation. */
export const joinPath = '/user/join'
/** One's own enterprises: whom the one of the page lets in no longer goes on from here. */
export const enterprisesPath = '/user/enterprises'
export const loginPaths: readonly string[] = [
  loginPath,
  miniLoginPath,
  scanLoginPath,
  smsLoginPath,
  passkeyLoginPath,
  registerPath,
]
export const twoStepPath = '/force/frontTwoVerify'
/** Where an initial password is changed before anything else. */
export const passwordPath = '/force/password'

/** What the page before has to say to an arriving person: kept in the tab, shown once by the shell. */
export const arrivalKey = 'atrium.arrival'

type LandingFacts = {
  /** Absent or unknown types go to the home link. */
  userType?: number
  edition: 'product' | 'developer'
  isSysUpdating?: boolean
  /** The home page link; `/user/workbench` when absent or empty. */
  homeLink?: string | null
  /** The land page of enterprise administrators in the developer edition. */
  landUrl?: string | null
  /** The first non-empty `detail` of the person's roles; the developer edition lands on it. */
  roleLanding?: string | null
  /** The enterprise the person works in: its pages are prefixed with `/space-{id}`. */
  entId?: string | null
}

/** Where a signed-in person goes (specification 2, login behaviour). */
export function landing(facts: LandingFacts) {
  if (facts.isSysUpdating) return maintenancePath
  if (facts.userType === UserType.operator) return '/sysop/enterprise'
  if (facts.userType === UserType.saasAdministrator) return '/console'
  return facts.entId ? withSpace(enterpriseLanding(facts), facts.entId) : enterpriseLanding(facts)
}

function enterpriseLanding({ userType, edition, homeLink, landUrl, roleLanding }: LandingFacts) {
  const home = homeLink || defaultHomeLink
  if (edition === 'product') return home
  if (userType === UserType.administrator) return landUrl || home
  if (userType === UserType.member || userType === UserType.developer || userType === UserType.collaborator)
    return roleLanding || home
  return home
}
