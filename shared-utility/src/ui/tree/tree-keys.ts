import type { TreeItem, TreeRow } from './tree.ts'

/** What a key does in a tree, as the ARIA practices have it: go to a line, or open or close the current one. */
type TreeStep<Item> = { do: 'go'; to: TreeRow<Item> } | { do: 'toggle'; row: TreeRow<Item> }

type Now<Item> = { rows: readonly TreeRow<Item>[]; current: TreeRow<Item>; nameOf: (item: Item) => string }

export function stepOf<Item extends TreeItem>(key: string, now: Now<Item>): TreeStep<Item> | null {
  const { rows, current } = now
  const at = rows.indexOf(current)
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[at + 1])
    case 'ArrowUp':
      return goTo(rows[at - 1])
    case 'Home':
      return goTo(rows[0])
    case 'End':
      return goTo(rows.at(-1))
    case 'ArrowRight':
      if (current.isOpen === false) return { do: 'toggle', row: current }
      return current.isOpen ? goTo(rows[at + 1]) : null
    case 'ArrowLeft':
      if (current.isOpen) return { do: 'toggle', row: current }
      return goTo(rows.find(({ item }) => item.id === current.item.parentId))
    default:
      return key.length === 1 ? goTo(named(key, [...rows.slice(at + 1), ...rows.slice(0, at)], now.nameOf)) : null
  }
}

function goTo<Item>(to: TreeRow<Item> | undefined): TreeStep<Item> | null {
  return to === undefined ? null : { do: 'go', to }
}

/** The next line, from the current one on, whose name begins with what was typed. */
function named<Item>(key: string, rows: readonly TreeRow<Item>[], nameOf: (item: Item) => string) {
  return rows.find(({ item }) => nameOf(item).toLowerCase().startsWith(key.toLowerCase()))
}
