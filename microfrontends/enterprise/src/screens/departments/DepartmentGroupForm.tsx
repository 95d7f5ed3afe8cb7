import { calls, type Department, type DepartmentGroup } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormSwitch, FormText, useDepartmentName } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'

type Props = {
  department: Department
  /** Null where there is none yet. */
  group: DepartmentGroup['group']
  onDone: (said: string) => void
  onRelease: () => void
  onClose: () => void
}

export function DepartmentGroupForm({ department, group, onDone, onRelease, onClose }: Props) {
  const t = useText()
  const name = useDepartmentName()(department)
  const [add, update] = [useAction('addDepartmentGroup'), useAction('updateDepartmentGroup')]
  const shared = {
    initial: { withBelow: group?.withBelow ?? false, name: group?.name ?? '' },
    constants: { departmentId: department.id },
    onClose,
  }
  const fields = (
    <>
      <FormSwitch name="withBelow" label={t('departmentGroup.withBelow')} help={t('departmentGroup.follows')} />
      <FormText name="name" label={t('departmentGroup.name')} help={t('departmentGroup.nameHelp')} />
    </>
  )
  if (group === null)
    return (
      <FormDialog
        {...shared}
        title={t('departmentGroup.new', { name })}
        schema={calls.addDepartmentGroup.input}
        submitLabel={t('departmentGroup.create')}
        onSubmit={add.run}
        onDone={() => onDone(t('departmentGroup.made', { name }))}
      >
        {fields}
      </FormDialog>
    )
  return (
    <FormDialog
      {...shared}
      title={t('departmentGroup.of', { name })}
      schema={calls.updateDepartmentGroup.input}
      submitLabel={t('departments.save')}
      onSubmit={update.run}
      onDone={() => onDone(t('departments.saved'))}
    >
      {fields}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {group.conversationId !== null && (
          <Button variant="outlined" component={PortalLink} href={`/qChat?c=${group.conversationId}`}>
            {t('departmentGroup.open')}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onRelease}>
          {t('departmentGroup.release')}
        </Button>
      </Box>
    </FormDialog>
  )
}
