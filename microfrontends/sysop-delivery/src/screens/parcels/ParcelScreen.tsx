import type { RolloutRow, WholeTeamParcel } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useParams } from 'react-router'
import { ParcelDialogs } from './ParcelDialogs.tsx'
import { RunningRollout } from '../rollouts/RunningRollout.tsx'
import { useRunningRollout } from '../rollouts/use-running-rollout.ts'
import { ParcelFacts } from './ParcelFacts.tsx'
import { Tokens } from './Tokens.tsx'
import { Versions } from './Versions.tsx'
import { parcelsPath } from '../../parcel-path.ts'
import { useParcelDialog } from './use-parcel-dialog.ts'

/** One parcel of a team: its contact, where its pages may be, and the tokens that release it. */
export function ParcelScreen() {
  const t = useText()
  const { slug = '' } = useParams()
  const found = useCall('getTeamParcel', { slug }, { keepPrevious: true })
  const tokens = useCall('listDeployTokens', { slug }, { keepPrevious: true })
  const versions = useCall('listParcelVersions', { slug }, { keepPrevious: true })
  const rollout = useRunningRollout(slug)
  const { current, open, close } = useParcelDialog()
  // Whether some people have another version decides what is offered, and stands above all the rest.
  const parcel = found.status === 'done' && rollout !== undefined ? found.data : null
  const reload = () => {
    if (found.status !== 'loading') found.reload()
    if (tokens.status !== 'loading') tokens.reload()
    if (versions.status !== 'loading') versions.reload()
  }
  useLive('portal', reload)
  return (
    <>
      <PageHeader
        title={parcel?.name ?? t('parcel.one')}
        trail={[{ label: t('parcels.title'), href: parcelsPath }]}
        actions={parcel && <Acts parcel={parcel} onAct={(dialog) => open({ dialog })} />}
      />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status !== 'failed' && parcel === null && <CardSkeleton />}
      {parcel && <Whole parcel={parcel} rollout={rollout ?? null} versions={versions} tokens={tokens} onOpen={open} />}
      {parcel && current && (
        <ParcelDialogs asked={current} parcel={parcel} rollout={rollout ?? null} onChanged={reload} onClose={close} />
      )}
    </>
  )
}

type WholeProps = {
  parcel: WholeTeamParcel
  rollout: RolloutRow | null
  tokens: Parameters<typeof Tokens>[0]['tokens']
} & Omit<Parameters<typeof Versions>[0], 'rolledOut'>

function Whole({ parcel, rollout, versions, tokens, onOpen }: WholeProps) {
  const t = useText()
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      {rollout && <RunningRollout rollout={rollout} />}
      <ParcelFacts parcel={parcel} />
      <Versions versions={versions} rolledOut={rollout?.version} onOpen={onOpen} />
      <Tokens
        tokens={tokens}
        title={t('tokens.title')}
        help={t('tokens.help')}
        none={t('tokens.none')}
        onOpen={onOpen}
      />
    </Box>
  )
}

type ActsProps = { parcel: WholeTeamParcel; onAct: (dialog: 'edit' | 'remove' | 'withdraw' | 'back') => void }

/** What the portal runs is taken out of it before its registration is removed. */
function Acts({ parcel: { inForce, lastGood }, onAct }: ActsProps) {
  const t = useText()
  const end = inForce === null ? 'remove' : 'withdraw'
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => onAct(end)}>
        {t(`parcel.${end}`)}
      </Button>
      {lastGood !== null && (
        <Button variant="outlined" onClick={() => onAct('back')}>
          {t('parcel.backTo', { version: lastGood })}
        </Button>
      )}
      <Button variant="outlined" onClick={() => onAct('edit')}>
        {t('parcel.edit')}
      </Button>
    </>
  )
}
