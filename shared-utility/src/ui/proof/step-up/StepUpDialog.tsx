import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useTranslate } from '../../../react/text-context.tsx'
import { useBack } from '../../../react/use-back.ts'
import { useCall } from '../../../react/use-call.ts'
import { ProblemNotice } from '../../notice/ProblemNotice.tsx'
import { CardSkeleton } from '../../display/skeletons.tsx'
import { StepUpMethods } from './StepUpMethods.tsx'
import { stepUpMessages } from './words.ts'

type Props = { onAnswer: (isConfirmed: boolean) => void }

/**
 * Asks a person to prove again who they are, before something that matters, in one of the ways that this session has.
 */
export function StepUpDialog({ onAnswer }: Props) {
  useBack(() => onAnswer(false))
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onAnswer(false)} aria-labelledby="step-up-title">
      <Question onAnswer={onAnswer} />
    </Dialog>
  )
}

function Question({ onAnswer }: Props) {
  const t = useTranslate(stepUpMessages)
  const asked = useCall('getStepUpMethods', {})
  const [best, ...others] = asked.status === 'done' ? asked.data.methods : []
  if (best) return <StepUpMethods methods={[best, ...others]} onAnswer={onAnswer} />
  const isNone = asked.status === 'done'
  return (
    <>
      <DialogTitle id="step-up-title">{t(isNone ? 'noneTitle' : 'title')}</DialogTitle>
      <DialogContent>
        {asked.status === 'failed' ? <ProblemNotice problem={asked.problem} onRetry={asked.reload} /> : null}
        {asked.status === 'loading' ? <CardSkeleton /> : null}
        {isNone ? <DialogContentText>{t('none')}</DialogContentText> : null}
      </DialogContent>
      <DialogActions>
        <Button type="button" color="inherit" onClick={() => onAnswer(false)}>
          {t(isNone ? 'close' : 'cancel')}
        </Button>
      </DialogActions>
    </>
  )
}
