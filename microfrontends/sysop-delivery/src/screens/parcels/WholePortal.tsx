import type { CallOutput, RevisionRow } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { type CallState, useCall, useText } from '@atrium/shared-utility/react'
import { Awaited, ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Link as Anchor, Typography } from '@mui/material'
import { Link } from 'react-router'
import { proposalsPath, revisionPath } from '../../parcel-path.ts'

type Revisions = CallState<CallOutput<'listRevisions'>>

/** What is live is the newest; undefined until that is known. */
export function revisionInForce(revisions: Revisions): RevisionRow | undefined {
  return revisions.status === 'done' ? revisions.data.list.find((row) => row.isInForce) : undefined
}

/** Beside the parcels of teams: of what the whole portal is made at this moment, and what waits for a second operator. */
export function WholePortal({ revisions }: { revisions: Revisions }) {
  const t = useText()
  const proposals = useCall('listProposals', { state: 'open', iDisplayLength: 1 }, { keepPrevious: true })
  useLive('portal', reload)
  const failed = [revisions, proposals].find(({ status }) => status === 'failed')
  const inForce = revisionInForce(revisions)
  const waiting = proposals.status === 'done' ? proposals.data.total : 0
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {proposals.status === 'loading' && <Awaited />}
      {failed?.status === 'failed' && <ProblemNotice problem={failed.problem} onRetry={reload} />}
      {waiting > 0 && (
        <Alert severity="warning">
          <Anchor component={Link} to={`${proposalsPath}?state=open`}>
            {t('parcels.proposed', { count: waiting })}
          </Anchor>
        </Alert>
      )}
      {/* Its place is kept, so that the list does not move when it comes. */}
      <Typography variant="body2" sx={{ minHeight: { xs: 40, sm: 20 } }}>
        {inForce && (
          <Anchor component={Link} to={revisionPath(inForce)}>
            {t('parcels.inForce', { number: inForce.number })}
          </Anchor>
        )}
      </Typography>
    </Box>
  )

  function reload() {
    for (const found of [revisions, proposals]) if (found.status !== 'loading') found.reload()
  }
}
