import type { Department } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { useDepartmentName, wayTo, type TreeIndex } from '@atrium/shared-utility/ui'

type To = { parentId?: string | null | undefined; beforeId?: string | null | undefined }

/** Says which department was moved, and where to. */
export function useMovedText(tree: TreeIndex<Department>) {
  const t = useText()
  const nameOf = useDepartmentName()
  return (department: Department, { parentId = null, beforeId = null }: To) => {
    const before = beforeId === null ? undefined : tree.byId.get(beforeId)
    const way = wayTo(tree, parentId)
      .map((one) => nameOf(one))
      .join(' / ')
    const place = `${parentId === null ? 'top' : 'under'}.${before === undefined ? 'last' : 'before'}`
    return t(`departments.moved.${place}`, { name: nameOf(department), way, before: before ? nameOf(before) : '' })
  }
}
