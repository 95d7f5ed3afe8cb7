import type { RolloutRow } from '@atrium/shared-utility/contract'
import { TextProvider, useText } from '@atrium/shared-utility/react'
import { rolloutTones } from '@atrium/shared-utility/ui'
import { Alert, Button } from '@mui/material'
import { Link } from 'react-router'
import { messages } from './messages.ts'
import { rolloutPath } from '../../parcel-path.ts'
import { audienceText } from './rollout-list.ts'

type Props = { rollout: RolloutRow }

/** Says on the page of a parcel that some people have another version of it. */
export function RunningRollout({ rollout }: Props) {
  return (
    <TextProvider messages={messages}>
      <Told rollout={rollout} />
    </TextProvider>
  )
}

function Told({ rollout }: Props) {
  const t = useText()
  return (
    <Alert
      severity={rolloutTones.running}
      action={
        <Button color="inherit" size="small" component={Link} to={rolloutPath(rollout)}>
          {t('rollout.open')}
        </Button>
      }
    >
      {t('rollout.runs', { version: rollout.version, audience: audienceText(rollout, t) })}
    </Alert>
  )
}
