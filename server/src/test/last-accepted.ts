/**
 * Asks until it is refused, and answers how many milliseconds after the first request the last accepted one began. Its
 * beginning decides, not its answer: on a busy machine answers take their time.
 */
export async function lastAcceptedMs(isAccepted: () => Promise<boolean>, since = performance.now()) {
  let acceptedAt = since
  for (let askedAt = performance.now(); await isAccepted(); askedAt = performance.now()) acceptedAt = askedAt
  return acceptedAt - since
}
