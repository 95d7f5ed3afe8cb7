import { Link, List, ListItem, ListItemText } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { ListSkeleton } from '../display/skeletons.tsx'
import { StatusChip } from '../display/StatusChip.tsx'
import { Section } from '../facts/Section.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import type { ImportSource } from './source.ts'
import { stateTones } from './state-tones.ts'
import { useBegun } from './use-begun.ts'
import { useImportText } from './words.ts'

/** What was imported last, each leading to what became of its rows; nothing where nothing was yet. */
export function LatestImports({ source }: { source: ImportSource }) {
  const t = useImportText()
  const begun = useBegun()
  const found = source.useLatest()
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <ListSkeleton rows={2} />
  if (found.data.length === 0) return null
  return (
    <Section title={t('latest')} note={t('latestHelp')}>
      <List disablePadding aria-label={t('latest')}>
        {found.data.map((facts) => (
          <ListItem key={facts.id} disableGutters sx={{ flexWrap: 'wrap', gap: 2 }}>
            <ListItemText
              sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
              primary={
                <Link component={RouterLink} to={`?id=${facts.id}`}>
                  {facts.fileName}
                </Link>
              }
              secondary={`${source.words.counts(facts)} · ${begun(facts)}`}
            />
            <StatusChip tone={stateTones[facts.state]} label={t(`state.${facts.state}`)} />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
