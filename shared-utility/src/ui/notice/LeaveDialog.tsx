import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useBack } from '../../react/use-back.ts'
import { useKitText } from '../words/kit-text.ts'
import { useUiText } from '../words/ui-text.ts'

type Props = { isOpen: boolean; onAnswer: (mayLeave: boolean) => void }

/** The portal's question before unsaved work is left. Escape, Back and the main button keep the person here. */
export function LeaveDialog({ isOpen, onAnswer }: Props) {
  const [t, kit] = [useUiText(), useKitText()]
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      {isOpen && <BackStays onAnswer={onAnswer} />}
      <DialogTitle id="leave-title">{kit('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => onAnswer(true)}>
          {kit('leave.go')}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing takes the focus of an alert dialog */}
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {kit('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The dialog is drawn for a moment after the answer; by then Back is the page's again. */
function BackStays({ onAnswer }: Pick<Props, 'onAnswer'>) {
  useBack(() => onAnswer(false))
  return null
}
