import type { SaasCategory } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { indexTree, wayTo } from '@atrium/shared-utility/ui'
import { useCategoryName } from './use-category-name.ts'

type To = { parentId?: string | null | undefined; beforeId?: string | null | undefined }

/** Says which category was moved, and where to. */
export function useMovedText(categories: readonly SaasCategory[]) {
  const t = useText()
  const nameOf = useCategoryName()
  return (category: SaasCategory, { parentId = null, beforeId = null }: To) => {
    const before = categories.find(({ id }) => id === beforeId)
    const way = wayTo(indexTree(categories), parentId).map(nameOf).join(' / ')
    const place = `${parentId === null ? 'top' : 'under'}.${before === undefined ? 'last' : 'before'}`
    return t(`saas.moved.${place}`, { name: nameOf(category), way, before: before ? nameOf(before) : '' })
  }
}
