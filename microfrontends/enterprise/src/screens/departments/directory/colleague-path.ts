/** The card of a person of the enterprise. */
export function colleaguePath(userId: string) {
  return `/user/directory?${new URLSearchParams({ person: userId })}`
}
