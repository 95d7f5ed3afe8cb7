import { mostCategoryLevels, type SaasCategory } from '@atrium/shared-utility/contract'
import { walkState, wayTo, type TreeIndex } from '@atrium/shared-utility/ui'
import { categoriesPath, categoryPath } from '../../category-path.ts'

/** Something may be put below it. */
export function mayBeAbove(tree: TreeIndex<SaasCategory>, id: string) {
  return wayTo(tree, id).length < mostCategoryLevels
}

/** What a link to a category carries, so that its page can go on to those beside it in the tree. */
export function walkOf(tree: TreeIndex<SaasCategory>, id: string) {
  const below = (parentId: string | null): string[] =>
    tree.under(parentId).flatMap((one) => [categoryPath(one.id), ...below(one.id)])
  return walkState({ list: `${categoriesPath}?category=${id}`, paths: below(null) })
}
