import { groupCalls } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormPeople, FormText } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { NewDepartmentGroup } from './NewDepartmentGroup.tsx'

type Props = { onOpen: (conversationId: string) => void; onClose: () => void }

/** Names a group, and chooses who is in it from the beginning; or makes the group of a department, for people who may. */
export function NewGroup({ onOpen, onClose }: Props) {
  const t = useText()
  const { run } = useAction('addGroup')
  const departments = useCall('listDepartmentGroups', {})
  const [isOfDepartment, setIsOfDepartment] = useState(false)
  const known = departments.status === 'done' ? departments.data : []
  if (isOfDepartment) return <NewDepartmentGroup departments={known} onOpen={onOpen} onClose={onClose} />
  return (
    <FormDialog
      title={t('group.new')}
      schema={groupCalls.addGroup.input}
      initial={{ name: '', userIds: '' }}
      submitLabel={t('group.create')}
      onSubmit={run}
      onDone={({ conversationId }) => onOpen(conversationId)}
      onClose={onClose}
    >
      <FormText name="name" label={t('group.name')} />
      <FormPeople name="userIds" label={t('group.people')} help={t('start.personHelp')} />
      {known.some(({ group }) => group === null) && (
        <Button onClick={() => setIsOfDepartment(true)} sx={{ justifySelf: 'start' }}>
          {t('departmentGroup.insteadOf')}
        </Button>
      )}
    </FormDialog>
  )
}
