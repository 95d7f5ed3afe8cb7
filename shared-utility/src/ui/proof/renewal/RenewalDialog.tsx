import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  useTheme,
} from '@mui/material'
import { useTranslate } from '../../../react/text-context.tsx'
import { useNoBack } from '../../../react/use-back.ts'
import { useRenewal } from './use-renewal.ts'
import { renewalMessages } from './words.ts'

type Props = { onAnswer: (isRenewed: boolean) => void }

/** Lets a person whose session has ended sign in again beside what they have not saved, as the same person only. */
export function RenewalDialog({ onAnswer }: Props) {
  const t = useTranslate(renewalMessages)
  const { vars, ...plain } = useTheme()
  // Leaving gives the unsaved work up: that is said by the button that does it, and by nothing else.
  useNoBack()
  const { name, trouble, isOther, open } = useRenewal(() => onAnswer(true))
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="renewal-title"
      aria-describedby="renewal-text"
      // The person who is here now must not read what is behind, and what is unsaved there is kept for its author.
      slotProps={{
        backdrop: isOther ? { style: { backgroundColor: (vars ?? plain).palette.background.default } } : {},
      }}
    >
      <DialogTitle id="renewal-title">{t('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id="renewal-text">{t('text', { name })}</DialogContentText>
          {trouble && <Alert severity="warning">{t(trouble, { name })}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => onAnswer(false)}>
          {t('leave')}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing takes the focus of an alert dialog */}
        <Button variant="contained" autoFocus onClick={open}>
          {t('open')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
