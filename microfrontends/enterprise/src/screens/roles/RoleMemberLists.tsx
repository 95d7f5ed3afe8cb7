import type { RoleMembers } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { colleaguePath, useDepartmentName } from '@atrium/shared-utility/ui'
import { Box, Button, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'

type Subject = { userId?: string; departmentId?: string; title?: string }
type Props = {
  members: RoleMembers
  /** The role comes with a type of user: no member is taken out here. */
  isFixed: boolean
  isPending: boolean
  onRemove: (of: Subject) => void
}

/** People, departments and titles of a role, each with the way to take it back. */
export function RoleMemberLists({ members, isFixed, isPending, onRemove }: Props) {
  const t = useText()
  const nameOf = useDepartmentName()
  const { people, total, departments, titles } = members
  const groups = [
    {
      key: 'people',
      items: people.map(({ userId, name }) => ({ key: userId, name, of: { userId } as Subject })),
    },
    {
      key: 'departments',
      items: departments.map((one) => ({ key: one.id, name: nameOf(one), of: { departmentId: one.id } as Subject })),
    },
    { key: 'titles', items: titles.map((title) => ({ key: title, name: title, of: { title } as Subject })) },
  ] as const
  if (groups.every(({ items }) => items.length === 0))
    return <Typography color="textSecondary">{t('role.nobody')}</Typography>
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => (
      <Box key={key}>
        <Typography component="h3" sx={{ fontWeight: 500, mb: 1 }}>
          {t(`roleGroup.${key}`)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {items.map((item) => (
            <Box
              component="li"
              key={item.key}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <Name of={item.of} name={item.name} />
              </Typography>
              {!isFixed && (
                <Button
                  size="small"
                  color="error"
                  disabled={isPending}
                  aria-label={t('role.takeFrom', { name: item.name })}
                  onClick={() => onRemove(item.of)}
                >
                  {t('role.take')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
        {key === 'people' && total > people.length && (
          <Typography color="textSecondary">{t('role.more', { shown: people.length, total })}</Typography>
        )}
      </Box>
    ))
}

/** A person leads to their card, a department to its page; a title has none. */
function Name({ of: { userId, departmentId }, name }: { of: Subject; name: string }) {
  const department = departmentId && `/enterprise/departments?departmentId=${departmentId}`
  const path = userId === undefined ? department : colleaguePath(userId)
  if (path === undefined) return name
  return (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  )
}
