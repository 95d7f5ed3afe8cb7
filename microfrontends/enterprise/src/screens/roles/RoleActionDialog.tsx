import type { EnterpriseRole } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, useDepartmentName } from '@atrium/shared-utility/ui'
import { ExplainDialog } from './ExplainDialog.tsx'
import { RoleForm } from './RoleForm.tsx'
import { RoleMembersDialog } from './RoleMembersDialog.tsx'

/** What an administrator does to a role, or asks about a person. */
export type RoleAction = { kind: 'add' | 'explain' } | { kind: 'edit' | 'members' | 'delete'; role: EnterpriseRole }

type Props = {
  action: RoleAction
  /** Something changed while the dialog stays open. */
  onChanged: () => void
  onDone: (said: string) => void
  onClose: () => void
}

export function RoleActionDialog({ action, onChanged, onDone, onClose }: Props) {
  const t = useText()
  const saved = () => onDone(t('roles.saved'))
  switch (action.kind) {
    case 'add':
      return <RoleForm onSaved={saved} onClose={onClose} />
    case 'explain':
      return <ExplainDialog onClose={onClose} />
    case 'edit':
      return <RoleForm role={action.role} onSaved={saved} onClose={onClose} />
    case 'members':
      return <RoleMembersDialog role={action.role} onChanged={onChanged} onClose={onClose} />
    default:
      return <DeleteRole role={action.role} onDone={onDone} onClose={onClose} />
  }
}

type DeleteProps = Pick<Props, 'onDone' | 'onClose'> & { role: EnterpriseRole }

function DeleteRole({ role, onDone, onClose }: DeleteProps) {
  const t = useText()
  const { run } = useAction('deleteRole')
  const name = useDepartmentName()(role)
  return (
    <ConfirmDialog
      title={t('role.delete.ask', { name })}
      text={t('role.delete.consequence')}
      confirmLabel={t('role.delete')}
      isDangerous
      onConfirm={() => run({ id: role.id, version: role.version })}
      onDone={() => onDone(t('role.delete.done', { name }))}
      onClose={onClose}
    />
  )
}
