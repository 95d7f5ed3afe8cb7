import type { Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useDepartmentName, type TreeIndex } from '@atrium/shared-utility/ui'

type Props = {
  department: Department
  tree: TreeIndex<Department>
  onDone: (said: string) => void
  onClose: () => void
}

/** Says what becomes of the people and the departments in it before it goes. */
export function DeleteDepartment({ department, tree, onDone, onClose }: Props) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { run } = useAction('deleteDepartment')
  const { id, version, people, parentId } = department
  const below = tree.under(id).length
  const above = parentId === null ? undefined : tree.byId.get(parentId)
  const isEmpty = people + below === 0
  const consequence = isEmpty ? 'empty' : above === undefined ? 'top' : 'moveUp'
  const name = nameOf(department)
  return (
    <ConfirmDialog
      title={t('departments.delete.ask', { name })}
      text={t(`departments.delete.${consequence}`, { people, below, above: above ? nameOf(above) : '' })}
      confirmLabel={t(isEmpty ? 'departments.delete' : 'departments.delete.andMove')}
      isDangerous
      onConfirm={() => run({ id, version, contents: isEmpty ? 'refuse' : 'moveUp' })}
      onDone={() => onDone(t('departments.delete.done', { name }))}
      onClose={onClose}
    />
  )
}
