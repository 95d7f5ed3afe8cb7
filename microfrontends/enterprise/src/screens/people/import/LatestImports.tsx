import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Link, List, ListItem, ListItemText } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { stateTones } from './state-tones.ts'

/** What was imported last, each leading to what became of its rows; nothing where nothing was yet. */
export function LatestImports() {
  const t = useText()
  const format = useFormat()
  const found = useCall('listMemberImports', {})
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <ListSkeleton rows={2} />
  if (found.data.length === 0) return null
  return (
    <Section title={t('import.latest')} note={t('import.latestHelp')}>
      <List disablePadding aria-label={t('import.latest')}>
        {found.data.map(({ id, fileName, state, byName, startedAt, ...counts }) => (
          <ListItem key={id} disableGutters sx={{ flexWrap: 'wrap', gap: 2 }}>
            <ListItemText
              sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
              primary={
                <Link component={RouterLink} to={`?id=${id}`}>
                  {fileName}
                </Link>
              }
              secondary={`${t('import.counts', counts)} · ${t('import.by', { name: byName, at: format.exact(startedAt) })}`}
            />
            <StatusChip tone={stateTones[state]} label={t(`importState.${state}`)} />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
