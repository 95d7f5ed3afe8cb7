import { calls, type Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import {
  FormColumns,
  FormDepartment,
  FormDialog,
  FormText,
  useDepartmentName,
  wayTo,
  type TreeIndex,
} from '@atrium/shared-utility/ui'

type Props = {
  /** What the new one is to stand under, to begin with. */
  parentId: string | null
  tree: TreeIndex<Department>
  onSaved: () => void
  onClose: () => void
}

export function AddDepartment({ parentId, tree, onSaved, onClose }: Props) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { run } = useAction('addDepartment')
  const above = wayTo(tree, parentId)
  return (
    <FormDialog
      title={t('departments.add')}
      schema={calls.addDepartment.input}
      initial={{ name: '', nameEn: '', code: '', parentId: parentId ?? '' }}
      submitLabel={t('departments.addSubmit')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormColumns>
        <FormText name="name" label={t('departments.name')} />
        <FormText name="nameEn" label={t('departments.nameEn')} />
        <FormText name="code" label={t('departments.code')} help={t('departments.codeHelp')} />
        <FormDepartment
          name="parentId"
          label={t('departments.parent')}
          help={t('departments.parentHelp')}
          initialLabel={above.map((one) => nameOf(one)).join(' / ')}
        />
      </FormColumns>
    </FormDialog>
  )
}
