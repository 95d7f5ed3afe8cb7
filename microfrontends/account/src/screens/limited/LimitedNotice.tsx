import { signOut } from '@atrium/shared-utility'
import { loginPath } from '@atrium/shared-utility/model'
import { usePortal, useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { Alert, AlertTitle, Button } from '@mui/material'
import { useState } from 'react'

/** Says why the account is out of reach of a session that one enterprise vouched for, and leads to the way to it. */
export function LimitedNotice({ name }: { name: string }) {
  const t = useText()
  const portal = usePortal()
  const toast = useToast()
  const [isLeaving, setIsLeaving] = useState(false)
  const handleLeave = async () => {
    setIsLeaving(true)
    const { pathname, search } = window.location
    try {
      await signOut()
    } catch {
      setIsLeaving(false)
      return toast({ text: t('passwordDue.signOutFailed'), tone: 'error' })
    }
    await portal.navigate(`${loginPath}?url=${encodeURIComponent(pathname + search)}`, { replace: true })
  }
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('limited.title', { name })}</AlertTitle>
      {t('limited.text', { name })}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={isLeaving}
        sx={{ display: 'flex', mt: 3 }}
        onClick={() => void handleLeave()}
      >
        {t('limited.leave')}
      </Button>
    </Alert>
  )
}
