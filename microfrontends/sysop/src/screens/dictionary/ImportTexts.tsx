import { call } from '@atrium/shared-utility'
import { type CallOutput, Problem } from '@atrium/shared-utility/contract'
import { useBack, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { ImportOutcome } from './ImportOutcome.tsx'

type Props = { onDone: (said: string) => void; onClose: () => void }
type Trial = { file: File; outcome: CallOutput<'importTexts'> }

/** A file is read twice: first to say what it would change, then, once the operator has seen that, into drafts. */
export function ImportTexts({ onDone, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [trial, setTrial] = useState<Trial>()
  const [problem, setProblem] = useState<Problem>()
  const [isPending, setIsPending] = useState(false)
  useBack(onClose)

  async function read(file: File, isTrial: boolean) {
    setProblem(undefined)
    setIsPending(true)
    try {
      return await call('importTexts', { isTrial }, { content: file })
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('internal', {}, { cause: error }))
      return null
    } finally {
      setIsPending(false)
    }
  }

  async function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    setTrial(undefined)
    const outcome = file === undefined ? null : await read(file, true)
    if (file !== undefined && outcome !== null) setTrial({ file, outcome })
  }

  async function handleImport() {
    const outcome = trial === undefined ? null : await read(trial.file, false)
    if (outcome !== null) onDone(t('texts.imported', { count: outcome.changed }))
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('texts.import')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 4 }}>
        {problem && <ProblemNotice size="line" problem={problem} />}
        <Typography>{t('texts.importHelp')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Button variant="outlined" loading={isPending} onClick={() => field.current?.click()}>
            {t('texts.chooseFile')}
          </Button>
          {trial && <Typography sx={{ overflowWrap: 'anywhere' }}>{trial.file.name}</Typography>}
          <input
            ref={field}
            type="file"
            accept=".json,.xlf,.xliff"
            hidden
            aria-label={t('texts.chooseFile')}
            onChange={handleChosen}
          />
        </Box>
        {trial && <ImportOutcome outcome={trial.outcome} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={trial === undefined || trial.outcome.changed === 0}
          loading={isPending}
          onClick={handleImport}
        >
          {t('texts.importNow', { count: trial?.outcome.changed ?? 0 })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
