/** All bulk actions. */
export const bulksPath = '/sysop/bulk'

/** What became of each person of one bulk action. */
export function bulkPath(id: string) {
  return `${bulksPath}?${new URLSearchParams({ id })}`
}
