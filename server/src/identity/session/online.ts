/** A person who was seen in the last minutes counts as online. */
const onlineForMs = 5 * 60_000

/** A session last seen after this moment is online. */
export function onlineSince(now: Date) {
  return new Date(now.getTime() - onlineForMs)
}
