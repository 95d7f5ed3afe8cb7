import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Damage } from './Damage.tsx'

/** What was found when the stored files of the portal were read again; nothing where nothing was. */
export function DamageNotice() {
  const t = useText()
  const found = useCall('listArtifactDamage', {}, { keepPrevious: true })
  useLive('portal', () => found.status !== 'loading' && found.reload())
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  // Most have none: no place is kept for it.
  if (found.status === 'loading' || found.data.total === 0) return null
  const { total, list } = found.data
  return (
    <Box component="section" aria-label={t('damage.title')} sx={{ mb: 4 }}>
      <Damage damage={list} />
      {total > list.length && (
        <Typography variant="body2">{t('damage.more', { count: total - list.length })}</Typography>
      )}
    </Box>
  )
}
