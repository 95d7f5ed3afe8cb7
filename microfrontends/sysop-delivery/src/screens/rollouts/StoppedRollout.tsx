import type { WholeRollout } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { rolloutTones } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { parcelPath, telemetryPath } from '../../parcel-path.ts'
import { useMaker } from '../../use-maker.ts'

/** Why a roll-out came to nothing, and what comes next; nothing of one that runs or has reached everybody. */
export function StoppedRollout({ rollout }: { rollout: WholeRollout }) {
  const t = useText()
  const what = useWhat(rollout)
  const { state, slug, before, endReason } = rollout
  if (state !== 'halted' && state !== 'cancelled') return null
  const isHalted = state === 'halted'
  return (
    <Alert severity={isHalted ? rolloutTones.halted : 'info'}>
      <Box sx={{ fontWeight: 500 }}>{what}</Box>
      {endReason !== null && <div>{t('rollout.endedBecause', { reason: endReason })}</div>}
      {isHalted && <div>{before === null ? t('rollout.backOnNone') : t('rollout.backOn', { before })}</div>}
      {isHalted && <div>{t('rollout.next')}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button color="inherit" variant="outlined" size="small" component={Link} to={parcelPath({ slug })}>
          {t('rollout.toParcel', { slug })}
        </Button>
        {isHalted && (
          <Button color="inherit" size="small" component={Link} to={`${telemetryPath}/${slug}`}>
            {t('rollout.toErrors')}
          </Button>
        )}
      </Box>
    </Alert>
  )
}

/** What has ended it. */
function useWhat({ state, slug, found, endedByKind, endedBy }: WholeRollout) {
  const t = useText()
  const maker = useMaker()
  if (found !== null) return t(found.cause === 'errors' ? 'rollout.foundErrors' : 'rollout.foundMount')
  const by = endedByKind === null ? t('rollout.itself') : maker({ madeByKind: endedByKind, madeBy: endedBy })
  return state === 'halted' ? t('rollout.haltedBy', { by }) : t('rollout.supersededBy', { by, slug })
}
