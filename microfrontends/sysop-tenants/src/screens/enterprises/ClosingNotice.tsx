import { useFormat, useText } from '@atrium/shared-utility/react'
import { Alert, Button } from '@mui/material'
import type { Enterprise } from './enterprise-words.ts'
import { useEnterpriseDialog } from './use-enterprise-dialog.ts'

/** Until when a closed enterprise can be had back, and why it was closed; nothing of all others. */
export function ClosingNotice({ enterprise: { entid, status, closesAt, closeReason } }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const dialog = useEnterpriseDialog()
  if (closesAt === null) return null
  if (status === 'closed') return <Alert severity="error">{t('enterprise.closedNotice')}</Alert>
  const back = (
    <Button color="inherit" size="small" onClick={() => dialog.open({ dialog: 'reopen', of: entid })}>
      {t('enterprise.reopen')}
    </Button>
  )
  return (
    <Alert severity="warning" action={back} sx={{ mb: 4 }}>
      <div>{t('enterprise.closingNotice', { date: format.dateTime(closesAt) })}</div>
      {closeReason !== null && <div>{t('enterprise.closedBecause', { reason: closeReason })}</div>}
    </Alert>
  )
}
