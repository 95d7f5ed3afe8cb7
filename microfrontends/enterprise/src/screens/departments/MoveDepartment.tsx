import { calls, type CallParsed, type Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormDepartment,
  FormDialog,
  FormSelect,
  placeOf,
  useDepartmentName,
  useFormValues,
  wayTo,
  type TreeIndex,
} from '@atrium/shared-utility/ui'
import { useMovedText } from './use-moved-text.ts'

type Props = {
  department: Department
  tree: TreeIndex<Department>
  onMoved: (said: string) => void
  onClose: () => void
}

/** Moves a department in the tree by keys, as dragging does. */
export function MoveDepartment({ department, tree, onMoved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('moveDepartment')
  const nameOf = useDepartmentName()
  const movedText = useMovedText(tree)
  const { id, version } = department
  const { parentId, beforeId } = placeOf(tree, department)
  async function handleSubmit(to: CallParsed<'moveDepartment'>) {
    // Chosen for other neighbours than those that stand there now.
    const isThere = tree.under(to.parentId ?? null).some((one) => one.id === to.beforeId)
    const { beforeId: before, ...place } = to
    const result = await run({ ...place, ...(isThere && before !== undefined && { beforeId: before }) })
    return result.status === 'failed' ? result : { ...result, data: movedText(department, to) }
  }
  return (
    <FormDialog
      title={t('departments.moveOf', { name: nameOf(department) })}
      schema={calls.moveDepartment.input}
      initial={{ parentId: parentId ?? '', beforeId: beforeId ?? '' }}
      constants={{ id, version }}
      submitLabel={t('departments.move')}
      onSubmit={handleSubmit}
      onDone={onMoved}
      onClose={onClose}
    >
      <FormDepartment
        name="parentId"
        label={t('departments.parent')}
        help={t('departments.moveHelp')}
        initialLabel={wayTo(tree, parentId)
          .map((one) => nameOf(one))
          .join(' / ')}
      />
      <BeforeField department={department} tree={tree} />
    </FormDialog>
  )
}

function BeforeField({ department, tree }: Pick<Props, 'department' | 'tree'>) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { parentId } = useFormValues()
  const there = tree.under(parentId === '' ? null : String(parentId)).filter(({ id }) => id !== department.id)
  const options = there.map((one) => ({ value: one.id, label: nameOf(one) }))
  return <FormSelect name="beforeId" label={t('departments.before')} options={options} none={t('departments.last')} />
}
