type Category = { id: string; parentId: string | null }

/** Each category after the one that it stands under, with how far below the top of what is in care it stands. */
export function inTree<C extends Category>(
  categories: readonly C[],
  parentId: string | null = null,
  level = 0,
): (C & { level: number })[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .flatMap((one) => [{ ...one, level }, ...inTree(categories, one.id, level + 1)])
}
