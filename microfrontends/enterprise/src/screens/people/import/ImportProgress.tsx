import type { MemberImport } from '@atrium/shared-utility/contract'
import { useAction, useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ConfirmDialog, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Faults } from './Faults.tsx'
import { stateTones } from './state-tones.ts'

/** The last step: how far it is, and what became of the rows. It goes on without the page. */
export function ImportProgress({ id, onAgain }: { id: string; onAgain: () => void }) {
  const t = useText()
  const found = usePolling(
    'getMemberImport',
    { id },
    {
      everyMs: 1000,
      until: ({ endedAt }) => endedAt !== null,
      isFinal: ({ code }) => code === 'notFound',
    },
  )
  if (found.status === 'failed') return <ProblemNotice problem={found.problem} onRetry={found.reload} />
  if (found.status === 'loading') return <CardSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts found={found.data} onChanged={found.reload} />
      {found.data.refused > 0 && <Faults id={id} refused={found.data.refused} />}
      <div>
        <Button variant="outlined" onClick={onAgain}>
          {t('import.another')}
        </Button>
      </div>
    </Box>
  )
}

function Facts({ found, onChanged }: { found: MemberImport; onChanged: () => void }) {
  const t = useText()
  const format = useFormat()
  const { state, fileName, seen, total, added, endedAt } = found
  const isOver = endedAt !== null
  return (
    <Section title={fileName} note={t('import.by', { name: found.byName, at: format.exact(found.startedAt) })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StatusChip tone={stateTones[state]} label={t(`importState.${state}`)} />
        <Typography component="output">{t('import.progress', { seen, total })}</Typography>
        {!isOver && <Stop id={found.id} onChanged={onChanged} />}
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : Math.floor((seen / total) * 100)}
        aria-label={t('import.progressLabel')}
      />
      <Typography>{t('import.counts', { ...found })}</Typography>
      {!isOver && <Typography color="textSecondary">{t('import.goesOn')}</Typography>}
      {state === 'failed' && <Typography color="error">{t('import.failedHelp')}</Typography>}
      {isOver && added > 0 && <Typography color="textSecondary">{t('import.passwords')}</Typography>}
    </Section>
  )
}

function Stop({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useText()
  const { run } = useAction('cancelMemberImport')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="error" variant="outlined" size="small" onClick={() => setIsAsking(true)}>
        {t('import.stop')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('import.stopAsk')}
          text={t('import.stopText')}
          confirmLabel={t('import.stop')}
          isDangerous
          onConfirm={() => run({ id })}
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
