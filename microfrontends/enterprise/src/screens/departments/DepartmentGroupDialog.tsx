import type { Department } from '@atrium/shared-utility/contract'
import { useAction, useBack, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListSkeleton, ProblemNotice, useDepartmentName } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { DepartmentGroupForm } from './DepartmentGroupForm.tsx'

type Props = { department: Department; onDone: (said: string) => void; onClose: () => void }

/** The group whose people are those of a department: made where there is none, else named, or made an ordinary one. */
export function DepartmentGroupDialog({ department, onDone, onClose }: Props) {
  const t = useText()
  const name = useDepartmentName()(department)
  const groups = useCall('listDepartmentGroups', {})
  const release = useAction('releaseDepartmentGroup')
  const [isReleasing, setIsReleasing] = useState(false)
  if (groups.status !== 'done')
    return (
      <WaitingDialog onClose={onClose}>
        {groups.status === 'failed' && <ProblemNotice problem={groups.problem} onRetry={groups.reload} />}
        {groups.status === 'loading' && <ListSkeleton rows={3} />}
      </WaitingDialog>
    )
  if (isReleasing)
    return (
      <ConfirmDialog
        title={t('departmentGroup.releaseQuestion', { name })}
        text={t('departmentGroup.releaseText')}
        confirmLabel={t('departmentGroup.release')}
        onConfirm={() => release.run({ departmentId: department.id })}
        onDone={() => onDone(t('departmentGroup.released', { name }))}
        onClose={() => setIsReleasing(false)}
      />
    )
  const found = groups.data.find(({ departmentId }) => departmentId === department.id)
  return (
    <DepartmentGroupForm
      department={department}
      group={found?.group ?? null}
      onDone={onDone}
      onRelease={() => setIsReleasing(true)}
      onClose={onClose}
    />
  )
}

function WaitingDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const t = useText()
  useBack(onClose)
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-label={t('departments.group')}>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('departmentGroup.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
