type LineKey = { network: string; account: string }

type Accounts<T> = Map<string, T[]>

/** Waiting items, a line for each network: two hundred items of one network delay another's by one at a time. */
export function createLines<T>() {
  const networks = new Map<string, Accounts<T>>()
  let size = 0

  function add({ network, account }: LineKey, item: T) {
    const accounts = networks.get(network) ?? new Map<string, T[]>()
    networks.set(network, accounts)
    accounts.set(account, [...(accounts.get(account) ?? []), item])
    size += 1
  }

  /** The next item; undefined when none waits. */
  function next(): T | undefined {
    const [network, accounts] = first(networks) ?? []
    const [account, items] = (accounts && first(accounts)) ?? []
    if (network === undefined || accounts === undefined || account === undefined || items === undefined)
      return undefined
    const item = items.shift()
    // A map keeps its keys in the order in which they came: one that has had a turn goes last, unless nothing is left.
    accounts.delete(account)
    if (items.length > 0) accounts.set(account, items)
    networks.delete(network)
    if (accounts.size > 0) networks.set(network, accounts)
    size -= 1
    return item
  }

  /** Takes away what came last in a line. */
  function removeLast({ network, account }: LineKey): T | undefined {
    const accounts = networks.get(network)
    const items = accounts?.get(account)
    if (accounts === undefined || items === undefined) return undefined
    size -= 1
    const last = items.pop()
    if (items.length === 0) accounts.delete(account)
    if (accounts.size === 0) networks.delete(network)
    return last
  }

  function longestIn(network: string) {
    const [account, items] = longestOf(networks.get(network) ?? new Map<string, T[]>(), (all) => all.length) ?? []
    return account === undefined || items === undefined ? null : { network, account, length: items.length }
  }

  return {
    add,
    next,
    removeLast,
    size: () => size,
    /** How much waits of a network. */
    of: (network: string) => waiting(networks.get(network)),
    ofAccount: ({ network, account }: LineKey) => networks.get(network)?.get(account)?.length ?? 0,
    /** The account of a network that has most items waiting. */
    longestIn,
    /** The network that has most items waiting. */
    longest: () => longestOf(networks, waiting)?.[0],
  }
}

export type Lines<T> = ReturnType<typeof createLines<T>>

function first<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  return map.entries().next().value
}

function longestOf<V>(map: ReadonlyMap<string, V>, lengthIn: (value: V) => number) {
  let longest: readonly [string, V] | undefined
  for (const entry of map) if (longest === undefined || lengthIn(entry[1]) > lengthIn(longest[1])) longest = entry
  return longest
}

function waiting<T>(accounts: Accounts<T> | undefined) {
  return [...(accounts?.values() ?? [])].reduce((sum, items) => sum + items.length, 0)
}
