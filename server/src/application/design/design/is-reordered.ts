/** Whether those that are there before and after stand in another order. */
export function isReordered(before: readonly string[], after: readonly string[]) {
  const kept = (these: readonly string[], others: readonly string[]) => these.filter((uid) => others.includes(uid))
  return kept(before, after).join(' ') !== kept(after, before).join(' ')
}
