import { mostCategoryLevels, type SaasCategory } from '@atrium/shared-utility/contract'
import { wayTo, type TreeIndex } from '@atrium/shared-utility/ui'

/** Something may be put below it. */
export function mayBeAbove(tree: TreeIndex<SaasCategory>, id: string) {
  return wayTo(tree, id).length < mostCategoryLevels
}
