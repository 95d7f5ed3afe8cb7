import type { WholeRollout } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { usePolling, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  PageHeader,
  ProblemNotice,
  rolloutTones,
  StatusChip,
  useDialogAddress,
} from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { z } from 'zod'
import { parcelsPath, rolloutsPath } from '../../parcel-path.ts'
import { Charts } from './Charts.tsx'
import { Health } from './Health.tsx'
import { RolloutDialogs } from './RolloutDialogs.tsx'
import { RolloutFacts } from './RolloutFacts.tsx'
import { StoppedRollout } from './StoppedRollout.tsx'

const everyMs = 10_000
const acts = ['halt', 'widen', 'complete'] as const
const dialog = z.object({ dialog: z.enum(acts) })

/** One roll-out: to whom it goes, how its version does, and what may be done about it. */
export function RolloutScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const found = usePolling('getRollout', { id }, { everyMs })
  const { current, open, close } = useDialogAddress(dialog)
  const rollout = found.status === 'done' ? found.data : null
  const reload = () => found.status !== 'loading' && found.reload()
  useLive('portal', reload)
  const isRunning = rollout?.state === 'running'
  return (
    <>
      <PageHeader
        title={rollout ? t('rollout.titled', { slug: rollout.slug, version: rollout.version }) : t('rollout.one')}
        description={
          rollout && <StatusChip tone={rolloutTones[rollout.state]} label={t(`rolloutState.${rollout.state}`)} />
        }
        trail={[
          { label: t('parcels.title'), href: parcelsPath },
          { label: t('rollouts.title'), href: rolloutsPath },
        ]}
        actions={isRunning && <Acts onAct={(act) => open({ dialog: act })} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <CardSkeleton />}
      {rollout && <Whole rollout={rollout} />}
      {isRunning && current && (
        <RolloutDialogs act={current.dialog} rollout={rollout} onChanged={reload} onClose={close} />
      )}
    </>
  )
}

function Whole({ rollout }: { rollout: WholeRollout }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <StoppedRollout rollout={rollout} />
      <RolloutFacts rollout={rollout} />
      <Health rollout={rollout} />
      <Charts slug={rollout.slug} />
    </Box>
  )
}

/** To halt asks the least, and stands first. */
function Acts({ onAct }: { onAct: (act: (typeof acts)[number]) => void }) {
  const t = useText()
  return acts.map((act) => (
    <Button
      key={act}
      variant={act === 'complete' ? 'contained' : 'outlined'}
      color={act === 'halt' ? 'error' : 'primary'}
      onClick={() => onAct(act)}
    >
      {t(`rollout.${act}`)}
    </Button>
  ))
}
