import { loginPath, withSpace } from '@atrium/shared-utility/model'

export const enterprisesPath = '/sysop/enterprise'

/** The detail page of one enterprise, within the portal. */
export function enterprisePath(entid: string) {
  return `${enterprisesPath}/${entid}`
}

/** Where the people of an enterprise sign in, by its name: the page before it says nothing of the enterprise. */
export function signInAddress(entid: string) {
  return location.origin + withSpace(loginPath, entid)
}
