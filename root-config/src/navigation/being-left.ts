const leavesWithinMs = 10_000
let leftAt = -leavesWithinMs

window.addEventListener('beforeunload', () => (leftAt = performance.now()))

/** Resolves at once on a page that stays; on one that is on its way to another only where that has not come about. */
export async function hasStayed() {
  const leftAgoMs = performance.now() - leftAt
  if (leftAgoMs < leavesWithinMs) await new Promise((resolve) => setTimeout(resolve, leavesWithinMs - leftAgoMs))
}
