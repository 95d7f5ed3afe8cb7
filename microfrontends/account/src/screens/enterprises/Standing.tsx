import type { OwnEnterprise } from '@atrium/shared-utility/contract'
import { enterprisesPath, safeReturn } from '@atrium/shared-utility/model'
import { useFormat, usePortal, useText } from '@atrium/shared-utility/react'
import { Alert, Button } from '@mui/material'

type Props = { enterprise: OwnEnterprise; url: string }

/**
 * What has become of a person in the enterprise whose page they opened, and whom to ask; once it is open again, the way
 * back.
 */
export function Standing({ enterprise: { name, standing, standingAt }, url }: Props) {
  const t = useText()
  const format = useFormat()
  const portal = usePortal()
  const date = standingAt && format.date(standingAt)
  if (standing !== 'open') return <Alert severity="warning">{t(`enterprises.${standing}`, { name, date })}</Alert>
  const back = safeReturn(url, { origin: window.location.origin, home: enterprisesPath })
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={() => void portal.navigate(back)}>
          {t('enterprises.back')}
        </Button>
      }
    >
      {t('enterprises.openAgain', { name })}
    </Alert>
  )
}
