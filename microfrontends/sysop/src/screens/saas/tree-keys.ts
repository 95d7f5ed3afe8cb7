import type { TreeRow } from './tree.ts'

/** What a key does in a tree, as the ARIA practices have it: go to a line, or open or close the current one. */
type TreeStep = { do: 'go'; to: TreeRow } | { do: 'toggle'; row: TreeRow }

type Now = { rows: readonly TreeRow[]; current: TreeRow; nameOf: (row: TreeRow) => string }

export function stepOf(key: string, { rows, current, nameOf }: Now): TreeStep | null {
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
      return goTo(rows.find(({ category }) => category.id === current.category.parentId))
    default:
      return key.length === 1 ? goTo(named(key, [...rows.slice(at + 1), ...rows.slice(0, at)], nameOf)) : null
  }
}

function goTo(to: TreeRow | undefined): TreeStep | null {
  return to === undefined ? null : { do: 'go', to }
}

/** The next line, from the current one on, whose name begins with what was typed. */
function named(key: string, rows: readonly TreeRow[], nameOf: (row: TreeRow) => string) {
  return rows.find((row) => nameOf(row).toLowerCase().startsWith(key.toLowerCase()))
}
