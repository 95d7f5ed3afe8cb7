import { calls, type EnterpriseRole, type RoleMembers } from '@atrium/shared-utility/contract'
import { useAction, useBack, useCall, useText } from '@atrium/shared-utility/react'
import {
  FormDepartment,
  FormDialog,
  FormPeople,
  FormText,
  ListSkeleton,
  ProblemNotice,
  useDepartmentName,
} from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { RoleMemberLists } from './RoleMemberLists.tsx'

type Props = { role: EnterpriseRole; onChanged: () => void; onClose: () => void }

/** The members of a role: people by name, and those whom departments and titles bring. */
export function RoleMembersDialog({ role, onChanged, onClose }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const members = useCall('listRoleMembers', { roleId: role.id })
  const handleChanged = () => {
    setIsAdding(false)
    if (members.status !== 'loading') members.reload()
    onChanged()
  }
  if (isAdding) return <AddMembers role={role} onDone={handleChanged} onClose={() => setIsAdding(false)} />
  return (
    <Shown role={role} members={members} onAdd={() => setIsAdding(true)} onChanged={handleChanged} onClose={onClose} />
  )
}

type ShownProps = Props & { members: ReturnType<typeof useCall<'listRoleMembers'>>; onAdd: () => void }

function Shown({ role, members, onAdd, onChanged, onClose }: ShownProps) {
  const t = useText()
  const name = useDepartmentName()(role)
  const titleId = useId()
  const remove = useAction('removeRoleMember')
  useBack(onClose)
  const handleRemove = async (of: { userId?: string; departmentId?: string; title?: string }) => {
    if ((await remove.run({ roleId: role.id, ...of })).status === 'done') onChanged()
  }
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('role.membersOf', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {remove.status === 'failed' && <ProblemNotice problem={remove.problem} size="line" />}
        {members.status === 'failed' && <ProblemNotice problem={members.problem} onRetry={members.reload} />}
        {members.status === 'loading' && <ListSkeleton rows={2} />}
        {members.status === 'done' && (
          <RoleMemberLists
            members={members.data satisfies RoleMembers}
            isFixed={role.isBuiltIn}
            isPending={remove.status === 'pending'}
            onRemove={(of) => void handleRemove(of)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('roles.close')}
        </Button>
        {!role.isBuiltIn && (
          <Button variant="contained" onClick={onAdd}>
            {t('role.give')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function AddMembers({ role, onDone, onClose }: { role: EnterpriseRole; onDone: () => void; onClose: () => void }) {
  const t = useText()
  const name = useDepartmentName()(role)
  const { run } = useAction('addRoleMembers')
  return (
    <FormDialog
      title={t('role.giveOf', { name })}
      schema={calls.addRoleMembers.input}
      initial={{ userIds: '', departmentId: '', title: '' }}
      constants={{ roleId: role.id }}
      submitLabel={t('role.give')}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <FormPeople name="userIds" label={t('role.people')} help={t('role.peopleHelp')} />
      <FormDepartment name="departmentId" label={t('role.department')} help={t('role.departmentHelp')} />
      <FormText name="title" label={t('role.titleField')} help={t('role.titleHelp')} />
    </FormDialog>
  )
}
