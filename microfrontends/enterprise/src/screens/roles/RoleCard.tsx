import type { EnterpriseRole } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { FactList, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useId } from 'react'
import { PageName } from './PageName.tsx'
import type { RoleAction } from './RoleActionDialog.tsx'
import { useRoleWords } from './use-role-words.ts'

type Props = { role: EnterpriseRole; onAction: (action: RoleAction) => void }

/** One role: what it allows, where its people land, and how many come by it. */
export function RoleCard({ role, onAction }: Props) {
  const t = useText()
  const { nameOf, grantsOf } = useRoleWords()
  const titleId = useId()
  const { people, departments, titles, enabled, isBuiltIn } = role
  const name = nameOf(role)
  // Zeros are left out.
  const counts = { people, departments, titles }
  const kinds = (['people', 'departments', 'titles'] as const).filter((kind) => counts[kind] > 0)
  const counted = kinds.map((kind) => t(`roleCount.${kind}`, { count: counts[kind] })).join(t('roleCount.between'))
  const own = [
    { label: t('role.module'), value: t(`roleModule.${role.module}`) },
    { label: t('role.sort'), value: String(role.sort) },
  ]
  const facts = [
    { label: t('role.allows'), value: grantsOf(role.permissions) },
    { label: t('role.members'), value: counted },
    { label: t('role.detail'), value: role.detail && <PageName path={role.detail} /> },
    ...(isBuiltIn ? [] : own),
  ]
  const shown = isBuiltIn ? (['members'] as const) : (['members', 'edit', 'delete'] as const)
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <StatusChip tone={enabled ? 'success' : 'neutral'} label={t(enabled ? 'role.on' : 'role.off')} />
        </Box>
        {isBuiltIn && <Typography color="textSecondary">{t('role.builtIn')}</Typography>}
        <FactList facts={facts} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {shown.map((kind) => (
            <Button
              key={kind}
              variant={kind === 'delete' ? 'text' : 'outlined'}
              color={kind === 'delete' ? 'error' : 'primary'}
              aria-label={t(`role.${kind}Of`, { name })}
              onClick={() => onAction({ kind, role })}
            >
              {t(`role.${kind}`)}
            </Button>
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}
