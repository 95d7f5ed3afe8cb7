import type { Department, DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import type { TreeIndex } from '@atrium/shared-utility/ui'
import { AddDepartment } from './AddDepartment.tsx'
import { AddPeople } from './AddPeople.tsx'
import { ChangeTitle } from './ChangeTitle.tsx'
import { DeleteDepartment } from './DeleteDepartment.tsx'
import { DepartmentGroupDialog } from './DepartmentGroupDialog.tsx'
import { EditDepartment } from './EditDepartment.tsx'
import { MoveDepartment } from './MoveDepartment.tsx'
import { ConfirmPlace } from './ConfirmPlace.tsx'

/** What an administrator does to a department, or to a person in one. */
export type DepartmentAction =
  | { kind: 'add'; parent: string | null }
  /** By its id: it is edited as it was read last. */
  | { kind: 'edit'; id: string }
  | { kind: 'move' | 'delete' | 'addPeople' | 'group'; department: Department }
  | { kind: 'title' | 'main' | 'remove'; row: DepartmentMemberRow }

type Props = {
  action: DepartmentAction
  tree: TreeIndex<Department>
  onDone: (said: string) => void
  onClose: () => void
}

export function DepartmentDialog({ action, tree, onDone, onClose }: Props) {
  const t = useText()
  const saved = () => onDone(t('departments.saved'))
  switch (action.kind) {
    case 'add':
      return <AddDepartment parentId={action.parent} tree={tree} onSaved={saved} onClose={onClose} />
    case 'edit': {
      const department = tree.byId.get(action.id)
      if (department === undefined) return null
      return <EditDepartment department={department} onSaved={saved} onClose={onClose} />
    }
    case 'move':
      return <MoveDepartment department={action.department} tree={tree} onMoved={onDone} onClose={onClose} />
    case 'delete':
      return <DeleteDepartment department={action.department} tree={tree} onDone={onDone} onClose={onClose} />
    case 'addPeople':
      return <AddPeople department={action.department} onDone={onDone} onClose={onClose} />
    case 'group':
      return <DepartmentGroupDialog department={action.department} onDone={onDone} onClose={onClose} />
    case 'title':
      return <ChangeTitle row={action.row} onSaved={saved} onClose={onClose} />
    default:
      return <ConfirmPlace kind={action.kind} row={action.row} onDone={onDone} onClose={onClose} />
  }
}
