import { mostDepartmentLevels, UserType, type Department } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { Icon, Section, useDepartmentName, wayTo, type TreeIndex } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import type { DepartmentAction } from './DepartmentDialog.tsx'

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
  // An editor by a role places no people, and moves and deletes no department: that would hand out roles.
  const isAdministrator = useSession().user_type === UserType.administrator
  const above = wayTo(tree, department.parentId)
  const notes = [
    above.map((one) => nameOf(one)).join(' / '),
    code === null ? '' : t('departments.codeOf', { code }),
  ].filter((note) => note !== '')
  const mayHold = above.length + 1 < mostDepartmentLevels
  const shown = [
    ...(isAdministrator
      ? ([{ key: 'addPeople', icon: 'users', action: { kind: 'addPeople', department } }] as const)
      : []),
    ...(mayHold ? ([{ key: 'addBelow', icon: 'add', action: { kind: 'add', parent: id } }] as const) : []),
    { key: 'group', icon: 'chat', action: { kind: 'group', department } },
    { key: 'edit', icon: 'edit', action: { kind: 'edit', id } },
    ...(isAdministrator
      ? ([
          { key: 'move', icon: 'enter', action: { kind: 'move', department } },
          { key: 'delete', icon: 'delete', action: { kind: 'delete', department } },
        ] as const)
      : []),
  ] as const
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
