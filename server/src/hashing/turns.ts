/** Whose work it is: networks take turns, and in each of them its accounts do. */
export type Turn = { network: string; account: string; isHeld?: true }

type Accounts<T> = Map<string, T[]>

/** What waits, and in which order: a network with two hundred pieces of work delays another one's by one at a time. */
export function createTurns<T>() {
  const networks = new Map<string, Accounts<T>>()
  let size = 0

  function add({ network, account }: Turn, item: T) {
    const accounts = networks.get(network) ?? new Map<string, T[]>()
    networks.set(network, accounts)
    accounts.set(account, [...(accounts.get(account) ?? []), item])
    size += 1
  }

  /** Who is next; undefined when nobody waits. */
  function next(): T | undefined {
    const [network, accounts] = first(networks) ?? []
    const [account, items] = (accounts && first(accounts)) ?? []
    if (network === undefined || accounts === undefined || account === undefined || items === undefined)
      return undefined
    const item = items.shift()
    // A map keeps the order in which its keys came: whoever has had a turn comes again, unless nothing is left.
    accounts.delete(account)
    if (items.length > 0) accounts.set(account, items)
    networks.delete(network)
    if (accounts.size > 0) networks.set(network, accounts)
    size -= 1
    return item
  }

  /**
   * Where a newcomer may have the place of another: at the end of the longest line, which stays no shorter than the
   * newcomer's own. Null when that is the longest already.
   */
  function placeFor({ network, account }: Turn): Turn | null {
    const own = networks.get(network) ?? new Map<string, T[]>()
    const [longest, accounts] = longestOf(networks, waiting) ?? []
    if (longest === undefined || accounts === undefined) return null
    if (waiting(accounts) > waiting(own) + 1) return lineIn(longest, accounts)
    const line = lineIn(network, own)
    return line !== null && lengthOf(own, line.account) > lengthOf(own, account) + 1 ? line : null
  }

  /** Takes away what came last in a line. */
  function removeLast({ network, account }: Turn): T | undefined {
    const accounts = networks.get(network)
    const items = accounts?.get(account)
    if (accounts === undefined || items === undefined) return undefined
    size -= 1
    const last = items.pop()
    if (items.length === 0) accounts.delete(account)
    if (accounts.size === 0) networks.delete(network)
    return last
  }

  return { add, next, placeFor, removeLast, size: () => size }
}

function first<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  return map.entries().next().value
}

function longestOf<V>(map: ReadonlyMap<string, V>, lengthIn: (value: V) => number) {
  let longest: readonly [string, V] | undefined
  for (const entry of map) if (longest === undefined || lengthIn(entry[1]) > lengthIn(longest[1])) longest = entry
  return longest
}

function lineIn<T>(network: string, accounts: Accounts<T>): Turn | null {
  const [account] = longestOf(accounts, (items) => items.length) ?? []
  return account === undefined ? null : { network, account }
}

function waiting<T>(accounts: Accounts<T>) {
  return [...accounts.values()].reduce((sum, items) => sum + items.length, 0)
}

function lengthOf<T>(accounts: Accounts<T>, account: string) {
  return accounts.get(account)?.length ?? 0
}
