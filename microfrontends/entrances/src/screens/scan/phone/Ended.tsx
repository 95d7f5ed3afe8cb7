import { Alert, Link, Stack, Typography } from '@mui/material'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'
import { useAnnounce } from '../use-announce.ts'
import type { Decided } from './use-decision.ts'

const severities = { confirmed: 'success', cancelled: 'info', wrong: 'error', ended: 'warning' } as const

/** How it ended, and what to do now. */
export function Ended({ outcome }: { outcome: Decided }) {
  const t = useText()
  useAnnounce(`${t(`phone.${outcome}`)} ${t(`phone.${outcome}How`)}`)
  const { loginHomepage = '/' } = useSession()
  return (
    <Stack spacing={4}>
      <Alert severity={severities[outcome]}>
        <Typography sx={{ fontWeight: 500 }}>{t(`phone.${outcome}`)}</Typography>
        <Typography variant="body2">{t(`phone.${outcome}How`)}</Typography>
      </Alert>
      <Link component={PortalLink} href={loginHomepage} leaveSpace variant="body2">
        {t('phone.home')}
      </Link>
    </Stack>
  )
}
