/** What stands in a tree; those beside each other are in their order. */
export type TreeItem = { id: string; parentId: string | null }

/** An item as a line of the tree: how deep it stands, and its place among those beside it. */
export type TreeRow<Item> = {
  item: Item
  level: number
  place: number
  beside: number
  /** Null where nothing stands below it. */
  isOpen: boolean | null
}

/** Where an item is put: under which one, and before which of those there; the last of them otherwise. */
export type TreePlace = { parentId: string | null; beforeId: string | null }

/** Items by what they stand under, made once: thousands are walked without looking through all of them for each. */
export type TreeIndex<Item> = {
  items: readonly Item[]
  byId: ReadonlyMap<string, Item>
  /** Those right under it; under null, at the top. */
  under: (parentId: string | null) => readonly Item[]
}

export function indexTree<Item extends TreeItem>(items: readonly Item[]): TreeIndex<Item> {
  const groups = Map.groupBy(items, ({ parentId }) => parentId)
  return { items, byId: new Map(items.map((item) => [item.id, item])), under: (id) => groups.get(id) ?? [] }
}

type Shown = {
  isOpen: (id: string, level: number) => boolean
  /** Left out: all are shown. */
  shows?: ReadonlySet<string> | undefined
}

/** The lines from the top, without those below a closed one. */
export function rowsOf<Item extends TreeItem>(tree: TreeIndex<Item>, shown: Shown): TreeRow<Item>[] {
  const rows: TreeRow<Item>[] = []
  addRows(tree, { parentId: null, level: 1, rows, ...shown })
  return rows
}

type Under<Item> = Shown & { parentId: string | null; level: number; rows: TreeRow<Item>[] }

function addRows<Item extends TreeItem>(tree: TreeIndex<Item>, { parentId, level, rows, ...shown }: Under<Item>) {
  const of = (id: string | null) => tree.under(id).filter((item) => shown.shows?.has(item.id) ?? true)
  const beside = of(parentId)
  for (const [index, item] of beside.entries()) {
    const isOpen = of(item.id).length === 0 ? null : shown.isOpen(item.id, level)
    rows.push({ item, level, place: index + 1, beside: beside.length, isOpen })
    if (isOpen === true) addRows(tree, { parentId: item.id, level: level + 1, rows, ...shown })
  }
}

/** It and those that it stands below, from the top. */
export function wayTo<Item extends TreeItem>(tree: TreeIndex<Item>, id: string | null): Item[] {
  const item = id === null ? undefined : tree.byId.get(id)
  return item === undefined ? [] : [...wayTo(tree, item.parentId), item]
}

/** Not below itself, and with all that comes along no deeper than a tree may be; the server sees to it again. */
export function mayStandUnder<Item extends TreeItem>(
  tree: TreeIndex<Item>,
  { id, parentId, most }: { id: string; parentId: string | null; most: number },
) {
  const above = wayTo(tree, parentId)
  if (above.some((one) => one.id === id)) return false
  return above.length + levelsOf(tree, id) <= most
}

function levelsOf<Item extends TreeItem>(tree: TreeIndex<Item>, id: string): number {
  return 1 + Math.max(0, ...tree.under(id).map((one) => levelsOf(tree, one.id)))
}

/** Where it stands now. */
export function placeOf<Item extends TreeItem>(tree: TreeIndex<Item>, { id, parentId }: TreeItem): TreePlace {
  const beside = tree.under(parentId)
  return { parentId, beforeId: beside[beside.findIndex((one) => one.id === id) + 1]?.id ?? null }
}

/** Those whose name holds the text, so many of them at most, and all that these stand below. */
export function holding<Item extends TreeItem>(
  tree: TreeIndex<Item>,
  { text, most, nameOf }: { text: string; most: number; nameOf: (item: Item) => string },
) {
  const wanted = normal(text)
  const found = tree.items.filter((item) => normal(nameOf(item)).includes(wanted))
  const some = found.slice(0, most)
  return { found, shows: new Set(some.flatMap(({ id }) => wayTo(tree, id).map((one) => one.id))) }
}

/** As names are compared: full width as half width, capitals as small letters. */
function normal(text: string) {
  return text.normalize('NFKC').toLowerCase().trim()
}
