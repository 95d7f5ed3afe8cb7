import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { Icon, ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { FaultLine } from './FaultLine.tsx'
import { save } from './save-file.ts'

/** So many rows are shown; the file has all of them. */
const mostShown = 50

/** The rows that were refused, and all of them as a file to mend. */
export function Faults({ id, refused }: { id: string; refused: number }) {
  const t = useText()
  // Asked again when more are refused.
  const found = useCall(
    'listMemberImportFaults',
    { id, iDisplayLength: Math.min(mostShown, refused) },
    { keepPrevious: true },
  )
  return (
    <Section title={t('import.faults', { count: refused })} note={t('import.faultsHelp')}>
      <Download id={id} />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <ListSkeleton rows={3} />}
      {found.status === 'done' && (
        <Box component="ol" aria-label={t('import.faults', { count: refused })} sx={list}>
          {found.data.list.map((fault) => (
            <Box component="li" key={`${fault.row} ${fault.column} ${fault.reason}`}>
              <Typography variant="body2" color="textSecondary">
                {t('import.row', { row: fault.row })}
              </Typography>
              <FaultLine fault={fault} />
            </Box>
          ))}
        </Box>
      )}
      {refused > mostShown && (
        <Typography variant="body2" color="textSecondary">
          {t('import.firstFaults', { count: mostShown })}
        </Typography>
      )}
    </Section>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
}

function Download({ id }: { id: string }) {
  const t = useText()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function handleDownload() {
    setProblem(undefined)
    setIsPending(true)
    try {
      save(await call('downloadMemberImportFaults', { id }))
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('internal', {}, { cause: error }))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <div>
        <Button
          variant="contained"
          loading={isPending}
          startIcon={<Icon name="download" />}
          onClick={() => void handleDownload()}
        >
          {t('import.download')}
        </Button>
      </div>
    </>
  )
}
