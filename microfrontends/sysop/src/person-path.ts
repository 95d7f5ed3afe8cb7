/** Where a person is found whom the platform knows by this login id. */
export function personPath(loginId: string) {
  return `/sysop/users?${new URLSearchParams({ iSearch: loginId })}`
}

/** The list of everybody in one enterprise. */
export function peopleOfPath(entid: string) {
  return `/sysop/users?${new URLSearchParams({ entid })}`
}
