import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useCall } from '../react/use-call.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import { StepUpField } from './StepUpField.tsx'
import { useKitText } from './kit-text.ts'
import { useStepUp, type StepUpWay } from './use-step-up.ts'

type Props = { onAnswer: (isConfirmed: boolean) => void }

/** Asks for the password, or a code of the person's authenticator app, before something that matters. */
export function StepUpDialog({ onAnswer }: Props) {
  const t = useKitText()
  const [way, setWay] = useState<StepUpWay>('password')
  const [text, setText] = useState('')
  const { confirm, problem, refusal, isPending, reset } = useStepUp(way)
  const hasApp = useHasApp()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // Portals bubble through React's tree: this is no submit of a form that the dialog was opened from.
    event.stopPropagation()
    if (text === '' || isPending) return
    if (await confirm(text)) onAnswer(true)
    else setText('')
  }
  const handleChange = (typed: string) => {
    setText(typed)
    reset()
  }
  const handleSwitch = () => {
    setWay(way === 'password' ? 'code' : 'password')
    setText('')
    reset()
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onAnswer(false)} aria-labelledby="step-up-title">
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id="step-up-title">{t('stepUp.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <DialogContentText>{t(`stepUp.text.${way}`)}</DialogContentText>
          {problem && refusal === null ? <ProblemNotice size="line" problem={problem} /> : null}
          <StepUpField key={way} way={way} value={text} refusal={refusal} onChange={handleChange} />
          {hasApp ? (
            <Button type="button" size="small" onClick={handleSwitch}>
              {t(`stepUp.instead.${way}`)}
            </Button>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={() => onAnswer(false)}>
            {t('stepUp.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} disabled={text === ''}>
            {t('stepUp.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Until that is known, and when it cannot be, the password is the one way there is. */
function useHasApp() {
  const status = useCall('getTwoStepStatus', {})
  return status.status === 'done' && status.data.enrolled.some(({ kind }) => kind === 'totp')
}
