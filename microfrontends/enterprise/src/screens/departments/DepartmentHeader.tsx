import { mostDepartmentLevels, type Department } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, Section, useDepartmentName, wayTo, type TreeIndex } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import type { DepartmentAction } from './DepartmentDialog.tsx'
import { useIsAdministrator } from '../../use-is-administrator.ts'

type Props = {
  department: Department
  tree: TreeIndex<Department>
  onAction: (action: DepartmentAction) => void
}

/** What a department is called, where it stands, who is its head, and what can be done with it. */
export function DepartmentHeader({ department, tree, onAction }: Props) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { id, code, head } = department
  const isAdministrator = useIsAdministrator()
  const above = wayTo(tree, department.parentId)
  const notes = [
    above.map((one) => nameOf(one)).join(' / '),
    code === null ? '' : t('departments.codeOf', { code }),
  ].filter((note) => note !== '')
  const mayHold = above.length + 1 < mostDepartmentLevels
  const acts = [
    { key: 'addPeople', icon: 'users', action: { kind: 'addPeople', department }, handsOutRoles: true },
    ...(mayHold ? ([{ key: 'addBelow', icon: 'add', action: { kind: 'add', parent: id } }] as const) : []),
    { key: 'group', icon: 'chat', action: { kind: 'group', department } },
    { key: 'edit', icon: 'edit', action: { kind: 'edit', id } },
    { key: 'move', icon: 'enter', action: { kind: 'move', department }, handsOutRoles: true },
    { key: 'delete', icon: 'delete', action: { kind: 'delete', department }, handsOutRoles: true },
  ] as const
  // A role lets people edit departments, and hand out no roles.
  const shown = acts.filter((act) => isAdministrator || !('handsOutRoles' in act))
  return (
    <Section title={nameOf(department)} note={notes.length === 0 ? undefined : notes.join(' · ')}>
      <Typography color={head === null ? 'textSecondary' : 'textPrimary'}>
        {head === null ? t('departments.noHead') : t('departments.headIs', { name: head.name })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shown.map(({ key, icon, action }) => (
          <Button
            key={key}
            size="small"
            variant={key === 'delete' ? 'text' : key === 'addPeople' ? 'contained' : 'outlined'}
            color={key === 'addPeople' ? 'primary' : 'inherit'}
            startIcon={<Icon name={icon} size={16} />}
            onClick={() => onAction(action)}
          >
            {t(`departments.${key}`)}
          </Button>
        ))}
      </Box>
    </Section>
  )
}
