import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './use-draft.ts'

/** Who published what and when, newest first. */
export function Versions({ draft: { id, publishing, liveVersion } }: { draft: Draft }) {
  const t = useText()
  const versions = useCall('listApplicationVersions', { appId: id })
  const handleMove = useEffectEvent(() => {
    if (versions.status !== 'loading') versions.reload()
  })
  useEffect(() => handleMove(), [publishing, liveVersion])

  return (
    <Section title={t('versions.title')}>
      {versions.status === 'failed' && (
        <ProblemNotice size="line" problem={versions.problem} onRetry={versions.reload} />
      )}
      {versions.status === 'loading' && <ListSkeleton rows={2} />}
      {versions.status === 'done' && <VersionList versions={versions.data} />}
    </Section>
  )
}

const tones = { publishing: 'info', published: 'neutral', failed: 'error' } as const

function VersionList({ versions }: { versions: CallOutput<'listApplicationVersions'> }) {
  const t = useText()
  const format = useFormat()
  if (versions.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('versions.none')}
      </Typography>
    )
  return (
    <Box
      component="ol"
      aria-label={t('versions.title')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}
    >
      {versions.map(({ number, state, note, by, at, isLive }) => (
        <li key={number}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Typography sx={{ fontWeight: 600 }}>{t('version.number', { number })}</Typography>
            <StatusChip
              tone={isLive ? 'success' : tones[state]}
              label={t(isLive ? 'version.live' : `version.${state}`)}
            />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('version.byAt', { by, at: format.dateTime(at) })}
          </Typography>
          {note !== '' && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  )
}
