import { mostCategoryLevels, type SaasCategory } from '@atrium/shared-utility/contract'

/** A category as a line of the tree: how deep it stands, and its place among those beside it. */
export type TreeRow = {
  category: SaasCategory
  level: number
  place: number
  beside: number
  /** Null where nothing stands below it. */
  isOpen: boolean | null
}

/** Where a category is put: under which one, and before which of those there; the last of them otherwise. */
export type TreePlace = { parentId: string | null; beforeId: string | null }

/** The lines from the top, without those below a closed one. */
export function rowsOf(categories: readonly SaasCategory[], closed: ReadonlySet<string>): TreeRow[] {
  return rowsUnder(categories, { parentId: null, level: 1, closed })
}

type Under = { parentId: string | null; level: number; closed: ReadonlySet<string> }

function rowsUnder(categories: readonly SaasCategory[], { parentId, level, closed }: Under): TreeRow[] {
  const beside = under(categories, parentId)
  return beside.flatMap((category, index) => {
    const isLeaf = under(categories, category.id).length === 0
    const isOpen = isLeaf ? null : !closed.has(category.id)
    const row = { category, level, place: index + 1, beside: beside.length, isOpen }
    return [row, ...(isOpen ? rowsUnder(categories, { parentId: category.id, level: level + 1, closed }) : [])]
  })
}

/** Those that stand right under it, in their order; under null, at the top. */
export function under(categories: readonly SaasCategory[], parentId: string | null) {
  return categories.filter((one) => one.parentId === parentId)
}

/** It and those that it stands below, from the top. */
export function wayTo(categories: readonly SaasCategory[], id: string | null): SaasCategory[] {
  const category = categories.find((one) => one.id === id)
  return category === undefined ? [] : [...wayTo(categories, category.parentId), category]
}

/** Not below itself, and with all that comes along no deeper than a tree may be; the server sees to it again. */
export function mayStandUnder(categories: readonly SaasCategory[], id: string, parentId: string | null) {
  const above = wayTo(categories, parentId)
  if (above.some((one) => one.id === id)) return false
  return above.length + levelsOf(categories, id) <= mostCategoryLevels
}

/** Something may be put below it. */
export function mayBeAbove(categories: readonly SaasCategory[], id: string) {
  return wayTo(categories, id).length < mostCategoryLevels
}

function levelsOf(categories: readonly SaasCategory[], id: string): number {
  return 1 + Math.max(0, ...under(categories, id).map((one) => levelsOf(categories, one.id)))
}

/** Where it stands now. */
export function placeOf(categories: readonly SaasCategory[], { id, parentId }: SaasCategory): TreePlace {
  const beside = under(categories, parentId)
  return { parentId, beforeId: beside[beside.findIndex((one) => one.id === id) + 1]?.id ?? null }
}
