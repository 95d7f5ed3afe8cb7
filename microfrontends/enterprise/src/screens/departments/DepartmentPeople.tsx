import type { Department, DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { ListTable, useList, type TreeIndex } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import type { DepartmentAction } from './DepartmentDialog.tsx'
import { DepartmentHeader } from './DepartmentHeader.tsx'
import { departmentMemberList } from './department-list.ts'
import { PersonCard } from './directory/PersonCard.tsx'
import { useCardAddress } from './directory/use-card-address.ts'
import { useIsAdministrator } from '../../use-is-administrator.ts'

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
  const card = useCardAddress()
  // The department is where the person is, and no condition that could be adjusted.
  const { departmentId, ...conditions } = list.input
  const isWhole = departmentId !== undefined && Object.values(conditions).every((one) => !one)
  const { reload } = list
  const isAdministrator = useIsAdministrator()
  const readAnew = useEffectEvent(() => reload?.())
  useEffect(() => {
    if (changes > 0) readAnew()
  }, [changes])

  const actions = (row: DepartmentMemberRow) =>
    placeActions(row).map((kind) => ({
      key: kind,
      label: t(`departmentMember.${kind}`),
      isDangerous: kind === 'remove',
      onSelect: () => onAction({ kind, row }),
    }))
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {department && <DepartmentHeader department={department} tree={tree} onAction={onAction} />}
      <ListTable
        list={{ ...list, isFiltered: list.isFiltered && !isWhole }}
        label={t('departmentMembers.title')}
        keyOf={(row) => `${row.userId} ${row.departmentId}`}
        nameOf={(row) => row.name}
        {...(isAdministrator && { actions })}
        openAt={(row) => card.pathOf(row.userId)}
        none={{
          icon: 'users',
          title: t('departmentMembers.nobody'),
          description: t('departmentMembers.nobodyHelp'),
        }}
        noMatch={{ title: t('departmentMembers.none'), description: t('departmentMembers.noneHelp') }}
      />
      {card.userId !== null && (
        <PersonCard userId={card.userId} onDepartment={card.showDepartment} onClose={card.close} />
      )}
    </Box>
  )
}

function placeActions({ departmentId, isMain }: DepartmentMemberRow) {
  if (departmentId === null) return []
  return isMain ? (['title', 'remove'] as const) : (['title', 'main', 'remove'] as const)
}
