import { type Conversation, isExternal } from '@atrium/shared-utility/contract'
import { useCall, useSession, useText } from '@atrium/shared-utility/react'
import { Button } from '@mui/material'
import type { GroupTask } from './group-task.ts'

type Props = { isOwner: boolean; onTask: (task: GroupTask) => void }

const toTheLeft = { marginInlineEnd: 'auto' }

/** What a person in a group does with it as a whole. */
export function GroupActions({ isOwner, onTask }: Props) {
  const t = useText()
  const { user_type: userType } = useSession()
  return (
    <>
      <Button color="error" onClick={() => onTask({ task: 'leave' })} sx={toTheLeft}>
        {t('group.leave')}
      </Button>
      {isOwner && <Button onClick={() => onTask({ task: 'rename' })}>{t('group.rename')}</Button>}
      {!isExternal(userType) && <Button onClick={() => onTask({ task: 'add' })}>{t('group.add')}</Button>}
    </>
  )
}

/** The same of the group of a department, for those who keep it: its people come and go with the department. */
export function DepartmentGroupActions({ group, onTask }: { group: Conversation } & Pick<Props, 'onTask'>) {
  const { user_type: userType } = useSession()
  return isExternal(userType) ? null : <KeeperActions group={group} onTask={onTask} />
}

function KeeperActions({ group, onTask }: { group: Conversation } & Pick<Props, 'onTask'>) {
  const t = useText()
  const departments = useCall('listDepartmentGroups', {})
  const known = departments.status === 'done' ? departments.data : []
  const department = known.find(({ departmentId }) => departmentId === group.departmentId)
  if (department === undefined) return null
  return (
    <>
      <Button onClick={() => onTask({ task: 'release', department })} sx={toTheLeft}>
        {t('departmentGroup.release')}
      </Button>
      <Button onClick={() => onTask({ task: 'settings', department })}>{t('departmentGroup.settings')}</Button>
    </>
  )
}
