/** The card of a person of the enterprise, for people of the enterprise itself. */
export function colleaguePath(userId: string) {
  return `/user/directory?${new URLSearchParams({ person: userId })}`
}

/** The people of a department, and of those below it. */
export function colleaguesPath(departmentId: string) {
  return `/user/directory?${new URLSearchParams({ departmentId })}`
}
