import type { Department } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import {
  EmptyState,
  Icon,
  indexTree,
  ListSkeleton,
  PageHeader,
  ProblemNotice,
  useToast,
} from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { DepartmentDialog, type DepartmentAction } from './DepartmentDialog.tsx'
import { DepartmentsAndPeople } from './DepartmentsAndPeople.tsx'

/** The departments of the enterprise as a tree, and beside it the people of the one that is chosen. */
export function DepartmentsScreen() {
  const t = useText()
  const toast = useToast()
  const departments = useCall('listDepartments', {})
  const [action, setAction] = useState<DepartmentAction | null>(null)
  // Rises with each change, so that the people beside the tree are read anew.
  const [changes, setChanges] = useState(0)
  const list = departments.status === 'done' ? departments.data : none
  const tree = useMemo(() => indexTree(list), [list])
  const handleDone = (done: string) => {
    setAction(null)
    toast(done)
    setChanges((last) => last + 1)
    if (departments.status !== 'loading') departments.reload()
  }
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon name="add" />}
      onClick={() => setAction({ kind: 'add', parent: null })}
    >
      {t('departments.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('departments.title')}
        {...(departments.status === 'done' && { count: list.length })}
        actions={add}
      />
      {departments.status === 'failed' && <ProblemNotice problem={departments.problem} onRetry={departments.reload} />}
      {departments.status === 'loading' && <ListSkeleton rows={6} />}
      {departments.status === 'done' && list.length === 0 && (
        <EmptyState icon="columns" title={t('departments.none')} description={t('departments.noneHelp')} action={add} />
      )}
      {list.length > 0 && (
        <DepartmentsAndPeople tree={tree} changes={changes} onAction={setAction} onDone={handleDone} />
      )}
      {action && <DepartmentDialog action={action} tree={tree} onDone={handleDone} onClose={() => setAction(null)} />}
    </>
  )
}

const none: readonly Department[] = []
