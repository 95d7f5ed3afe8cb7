import { useLive } from '@atrium/shared-utility/live'
import { TextProvider, useCall, useText } from '@atrium/shared-utility/react'
import { Alert, Button } from '@mui/material'
import { Link } from 'react-router'
import { messages } from './messages.ts'
import { rolloutPath } from '../../parcel-path.ts'
import { audienceText } from './rollout-list.ts'

/** Says on the page of a parcel that some people have another version of it; nothing where nobody has. */
export function RunningRollout({ slug }: { slug: string }) {
  return (
    <TextProvider messages={messages}>
      <Told slug={slug} />
    </TextProvider>
  )
}

function Told({ slug }: { slug: string }) {
  const t = useText()
  const running = useCall('listRollouts', { slug, state: 'running' }, { keepPrevious: true })
  useLive('portal', () => running.status !== 'loading' && running.reload())
  const [rollout] = running.status === 'done' ? running.data.list : []
  // Where that cannot be read the page says the rest, and the list of roll-outs says why.
  if (rollout === undefined) return null
  return (
    <Alert
      severity="info"
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
