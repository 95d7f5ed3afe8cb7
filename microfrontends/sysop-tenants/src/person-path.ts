export const peoplePath = '/sysop/users'

/** The page of one person, within the portal. */
export function personPath(userid: string) {
  return `${peoplePath}/${userid}`
}
