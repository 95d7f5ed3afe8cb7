import type { BuiltApplication } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'

type Props = { application: Pick<BuiltApplication, 'liveVersion' | 'isChanged' | 'isVisible'> }

/** How far an application is: a draft, or in force with its version, and what is not published yet. */
export function ApplicationState({ application: { liveVersion, isChanged, isVisible } }: Props) {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {liveVersion === null ? (
        <StatusChip tone="neutral" label={t('state.draft')} />
      ) : (
        <StatusChip tone="success" label={t('state.live', { number: liveVersion })} />
      )}
      {liveVersion !== null && isChanged && <StatusChip tone="warning" label={t('state.changed')} />}
      {liveVersion !== null && !isVisible && <StatusChip tone="neutral" label={t('state.hidden')} />}
    </Box>
  )
}
