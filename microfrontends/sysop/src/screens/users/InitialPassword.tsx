import { useText } from '@atrium/shared-utility/react'
import { CopyText } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'

type Props = { name: string; loginId: string; initialSecret: string; onClose: () => void }

/** The new first password. It is nowhere else, so a click beside the dialog does not close it. */
export function InitialPassword({ name, loginId, initialSecret, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('initialPassword.title', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('initialPassword.help')}</Typography>
        <div>
          <CopyText label={t('firstSignIn.loginId')} text={loginId} />
          <CopyText label={t('firstSignIn.password')} text={initialSecret} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('initialPassword.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
