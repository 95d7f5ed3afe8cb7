import { calls, type Department } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPeople, FormText, useDepartmentName } from '@atrium/shared-utility/ui'

type Props = { department: Department; onDone: (said: string) => void; onClose: () => void }

export function AddPeople({ department, onDone, onClose }: Props) {
  const t = useText()
  const name = useDepartmentName()(department)
  const { run } = useAction('addDepartmentMembers')
  return (
    <FormDialog
      title={t('departmentMembers.addTo', { name })}
      schema={calls.addDepartmentMembers.input}
      initial={{ userIds: '', title: '' }}
      constants={{ departmentId: department.id }}
      submitLabel={t('departmentMembers.addSubmit')}
      onSubmit={run}
      onDone={({ added }) => onDone(t('departmentMembers.added', { count: added, name }))}
      onClose={onClose}
    >
      <FormPeople name="userIds" label={t('departmentMembers.people')} help={t('departmentMembers.peopleHelp')} />
      <FormText name="title" label={t('departmentMember.title')} help={t('departmentMembers.titleHelp')} />
    </FormDialog>
  )
}
