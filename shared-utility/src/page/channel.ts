/** What the tabs of this browser say to each other by `name`, or null: browsers that deny storage deny that, too. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
