import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Problem } from '../../contract/index.ts'
import { Icon } from '../display/Icon.tsx'
import { ListSkeleton } from '../display/skeletons.tsx'
import { Section } from '../facts/Section.tsx'
import { ProblemNotice } from '../notice/ProblemNotice.tsx'
import { FaultLine } from './FaultLine.tsx'
import { saveFile } from '../exports/save-file.ts'
import type { ImportSource } from './source.ts'
import { useImportText } from './words.ts'

/** So many rows are shown; the file has all of them. */
const mostShown = 50

/** The rows that were refused, and all of them as a file to mend. */
export function Faults({ source, id, refused }: { source: ImportSource; id: string; refused: number }) {
  const t = useImportText()
  // Asked again when more are refused.
  const found = source.useFaults({ id, most: Math.min(mostShown, refused) })
  return (
    <Section title={t('faults', { count: refused })} note={t('faultsHelp')}>
      <Download source={source} id={id} />
      {found.status === 'failed' && <ProblemNotice problem={found.problem} onRetry={found.reload} />}
      {found.status === 'loading' && <ListSkeleton rows={3} />}
      {found.status === 'done' && (
        <Box component="ol" aria-label={t('faults', { count: refused })} sx={list}>
          {found.data.list.map((fault) => (
            <Box component="li" key={`${fault.row} ${fault.column} ${fault.reason}`}>
              <Typography variant="body2" color="textSecondary">
                {t('row', { row: fault.row })}
              </Typography>
              <FaultLine fault={fault} />
            </Box>
          ))}
        </Box>
      )}
      {refused > mostShown && (
        <Typography variant="body2" color="textSecondary">
          {t('firstFaults', { count: mostShown })}
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

function Download({ source, id }: { source: ImportSource; id: string }) {
  const t = useImportText()
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function handleDownload() {
    setProblem(undefined)
    setIsPending(true)
    try {
      saveFile(await source.download(id))
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
          {t('download')}
        </Button>
      </div>
    </>
  )
}
