import { type DepartmentGroup, departmentGroupCalls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, FormDialog, FormSwitch, FormText } from '@atrium/shared-utility/ui'

type Props = { department: DepartmentGroup; onDone: (said: string) => void; onClose: () => void }

/** What a person who keeps the group of a department does with it. */
export function DepartmentGroupDialog({ task, ...props }: Props & { task: 'settings' | 'release' }) {
  return task === 'settings' ? <DepartmentGroupSettings {...props} /> : <ReleaseDialog {...props} />
}

/** What the group of a department is called, and whether people of the departments below are in it. */
function DepartmentGroupSettings({ department, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateDepartmentGroup')
  const { departmentId, group } = department
  return (
    <FormDialog
      title={t('departmentGroup.settings')}
      schema={departmentGroupCalls.updateDepartmentGroup.input}
      initial={{ withBelow: group?.withBelow ?? false, name: group?.name ?? '' }}
      constants={{ departmentId }}
      submitLabel={t('group.save')}
      onSubmit={run}
      onDone={() => onDone(t('departmentGroup.saved'))}
      onClose={onClose}
    >
      <FormText name="name" label={t('group.name')} help={t('departmentGroup.nameHelp')} />
      <FormSwitch name="withBelow" label={t('departmentGroup.withBelow')} help={t('departmentGroup.follows')} />
    </FormDialog>
  )
}

/** Asks before a group follows its department no longer. */
function ReleaseDialog({ department: { departmentId }, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('releaseDepartmentGroup')
  return (
    <ConfirmDialog
      title={t('departmentGroup.releaseQuestion')}
      text={t('departmentGroup.releaseText')}
      confirmLabel={t('departmentGroup.release')}
      onConfirm={() => run({ departmentId })}
      onDone={() => onDone(t('departmentGroup.released'))}
      onClose={onClose}
    />
  )
}
