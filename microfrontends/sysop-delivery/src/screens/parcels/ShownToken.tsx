import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, ShownDialog } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'

type Props = { made: CallOutput<'addDeployToken'>; onClose: () => void }

/** A token that was just made, this once. */
export function ShownToken({ made, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <ShownDialog title={t('token.shown')} maxWidth="sm" isOnce onClose={onClose}>
      <Alert severity="warning">{t('token.shown.once')}</Alert>
      <CopyText label={t('token.token')} text={made.token} />
      <Typography>{t('token.shown.until', { moment: format.exact(made.expiresAt) })}</Typography>
    </ShownDialog>
  )
}
