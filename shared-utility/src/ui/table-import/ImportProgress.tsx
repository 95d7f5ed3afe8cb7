import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { CardSkeleton } from '../display/skeletons.tsx'
import { StatusChip } from '../display/StatusChip.tsx'
import { Section } from '../facts/Section.tsx'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { Faults } from './Faults.tsx'
import type { ImportFacts, ImportSource } from './source.ts'
import { stateTones } from './state-tones.ts'
import { useBegun } from './use-begun.ts'
import { useImportText } from './words.ts'

/** The last step: how far it is, and what became of the rows. It goes on without the page. */
export function ImportProgress({ source, id, onAgain }: { source: ImportSource; id: string; onAgain: () => void }) {
  const t = useImportText()
  const found = source.useImport(id)
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <CardSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts source={source} found={found.data} onChanged={found.reload} />
      {found.data.refused > 0 && <Faults source={source} id={id} refused={found.data.refused} />}
      <div>
        <Button variant="outlined" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
    </Box>
  )
}

type Begun = { source: ImportSource; found: ImportFacts; onChanged: () => void }

function Facts({ source, found, onChanged }: Begun) {
  const t = useImportText()
  const begun = useBegun()
  const { state, fileName, seen, total, endedAt } = found
  const isOver = endedAt !== null
  const after = isOver ? source.words.after?.(found) : undefined
  return (
    <Section title={fileName} note={begun(found)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StatusChip tone={stateTones[state]} label={t(`state.${state}`)} />
        <Typography component="output">{t('progress', { seen, total })}</Typography>
        {!isOver && <Stop source={source} id={found.id} onChanged={onChanged} />}
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : Math.floor((seen / total) * 100)}
        aria-label={t('progressLabel')}
      />
      <Typography>{source.words.counts(found)}</Typography>
      {!isOver && <Typography color="textSecondary">{t('goesOn')}</Typography>}
      {state === 'failed' && <Typography color="error">{source.words.failedHelp}</Typography>}
      {after && <Typography color="textSecondary">{after}</Typography>}
    </Section>
  )
}

function Stop({ source, id, onChanged }: { source: ImportSource; id: string; onChanged: () => void }) {
  const t = useImportText()
  const { run } = source.useStop()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="error" variant="outlined" size="small" onClick={() => setIsAsking(true)}>
        {t('stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('stopAsk')}
          text={source.words.stopText}
          confirmLabel={t('stop')}
          isDangerous
          onConfirm={() => run(id)}
          onDone={() => {
            setIsAsking(false)
            onChanged()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
