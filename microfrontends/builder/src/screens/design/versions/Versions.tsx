import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '../use-draft.ts'

type Props = { draft: Draft; onGoBack: (number: number) => void }

/** The publications, newest first: by whom, what and when; each that was in force can be again. */
export function Versions({ draft: { id, publishing, liveVersion }, onGoBack }: Props) {
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
      {versions.status === 'done' && (
        <VersionList versions={versions.data} onGoBack={publishing === null ? onGoBack : null} />
      )}
    </Section>
  )
}

const tones = { publishing: 'info', published: 'neutral', failed: 'error' } as const

type ListProps = {
  versions: CallOutput<'listApplicationVersions'>
  /** Null while a version is on its way. */
  onGoBack: Props['onGoBack'] | null
}

function VersionList({ versions, onGoBack }: ListProps) {
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
      {versions.map(({ number, state, note, by, at, isLive, backTo }) => (
        <li key={number}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Typography sx={{ fontWeight: 500 }}>{t('version.number', { number })}</Typography>
            <StatusChip
              tone={isLive ? 'success' : tones[state]}
              label={t(isLive ? 'version.live' : `version.${state}`)}
            />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('version.byAt', { by, at: format.dateTime(at) })}
          </Typography>
          {(note !== '' || backTo !== null) && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {backTo === null ? note : t('version.backTo', { number: backTo })}
            </Typography>
          )}
          {onGoBack !== null && state === 'published' && !isLive && (
            <Button
              size="small"
              aria-label={t('version.goBackTo', { number })}
              sx={{ ml: -1 }}
              onClick={() => onGoBack(number)}
            >
              {t('version.goBack')}
            </Button>
          )}
        </li>
      ))}
    </Box>
  )
}
