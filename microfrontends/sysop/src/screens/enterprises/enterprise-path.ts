export const enterprisesPath = '/sysop/enterprise'

/** The detail page of one enterprise, within the portal. */
export function enterprisePath(entid: string) {
  return `${enterprisesPath}/${entid}`
}

/** Where the people of an enterprise sign in. */
export function signInAddress(entid: string) {
  return `${location.origin}/space-${entid}/`
}
