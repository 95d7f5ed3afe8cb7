import type { EnterpriseRole } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { EmptyState, ListSkeleton, PageHeader, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { RoleCard } from './RoleCard.tsx'
import { RoleActionDialog, type RoleAction } from './RoleActionDialog.tsx'

/** `/enterprise/roles`: the roles of the enterprise, what they allow, and who holds them. */
export function RolesScreen() {
  const t = useText()
  const toast = useToast()
  const roles = useCall('listEnterpriseRoles', {})
  // Not in the address: a link must not lead to a question about a role.
  const [action, setAction] = useState<RoleAction | null>(null)
  const reload = () => {
    if (roles.status !== 'loading') roles.reload()
  }
  const handleDone = (said: string) => {
    setAction(null)
    toast(said)
    reload()
  }
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" onClick={() => setAction({ kind: 'explain' })}>
        {t('roles.explain')}
      </Button>
      <Button variant="contained" onClick={() => setAction({ kind: 'add' })}>
        {t('roles.add')}
      </Button>
    </Box>
  )
  return (
    <>
      <PageHeader title={t('roles.title')} description={t('roles.help')} actions={buttons} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        {roles.status === 'failed' && <ProblemNotice problem={roles.problem} onRetry={roles.reload} />}
        {roles.status === 'loading' && <ListSkeleton rows={3} />}
        {roles.status === 'done' && roles.data.length === 0 && (
          <EmptyState icon="key" title={t('roles.none')} description={t('roles.noneHelp')} />
        )}
        {roles.status === 'done' &&
          roles.data.map((role: EnterpriseRole) => <RoleCard key={role.id} role={role} onAction={setAction} />)}
      </Box>
      {action && (
        <RoleActionDialog action={action} onChanged={reload} onDone={handleDone} onClose={() => setAction(null)} />
      )}
    </>
  )
}
