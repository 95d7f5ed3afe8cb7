import { calls, type DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props = { row: DepartmentMemberRow; onSaved: () => void; onClose: () => void }

export function ChangeTitle({ row: { userId, departmentId, name, title }, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateDepartmentMember')
  return (
    <FormDialog
      title={t('departmentMember.titleOf', { name })}
      schema={calls.updateDepartmentMember.input}
      initial={{ title }}
      constants={{ userId, departmentId }}
      sends="changes"
      submitLabel={t('departments.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <FormText name="title" label={t('departmentMember.title')} help={t('departmentMember.titleHelp')} />
    </FormDialog>
  )
}
