import type { Department, DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, useList, type TreeIndex } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DepartmentAction } from './DepartmentDialog.tsx'
import { DepartmentHeader } from './DepartmentHeader.tsx'
import { departmentMemberList } from './department-list.ts'
import { PersonCard } from './directory/PersonCard.tsx'

type Props = {
  /** Null for the whole enterprise. */
  department: Department | null
  tree: TreeIndex<Department>
  changes: number
  onAction: (action: DepartmentAction) => void
}

/** The people of a department, and what is done with it and with them. */
export function DepartmentPeople({ department, tree, changes, onAction }: Props) {
  const t = useText()
  const list = useList(departmentMemberList)
  const [, setParams] = useSearchParams()
  const [shown, setShown] = useState<string | null>(null)
  const { reload } = list
  const readAnew = useEffectEvent(() => reload?.())
  useEffect(() => {
    if (changes > 0) readAnew()
  }, [changes])

  const actions = (row: DepartmentMemberRow) => [
    { key: 'card', label: t('departmentMember.card'), onSelect: () => setShown(row.userId) },
    ...placeActions(row).map((kind) => ({
      key: kind,
      label: t(`departmentMember.${kind}`),
      isDangerous: kind === 'remove',
      onSelect: () => onAction({ kind, row }),
    })),
  ]
  const add = department !== null && (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" />}
      onClick={() => onAction({ kind: 'addPeople', department })}
    >
      {t('departmentMembers.add')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {department && <DepartmentHeader department={department} tree={tree} onAction={onAction} />}
      <ListTable
        list={list}
        label={t('departmentMembers.title')}
        keyOf={(row) => `${row.userId} ${row.departmentId}`}
        nameOf={(row) => row.name}
        actions={actions}
        tools={add}
        none={{
          icon: 'users',
          title: t('departmentMembers.nobody'),
          description: t('departmentMembers.nobodyHelp'),
        }}
        noMatch={{ title: t('departmentMembers.none'), description: t('departmentMembers.noneHelp') }}
      />
      {shown !== null && (
        <PersonCard
          userId={shown}
          onDepartment={(id) => setParams({ departmentId: id }, { replace: true })}
          onClose={() => setShown(null)}
        />
      )}
    </Box>
  )
}

function placeActions({ departmentId, isMain }: DepartmentMemberRow) {
  if (departmentId === null) return []
  return isMain ? (['title', 'remove'] as const) : (['title', 'main', 'remove'] as const)
}
