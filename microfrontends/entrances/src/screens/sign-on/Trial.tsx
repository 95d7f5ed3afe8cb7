import type { SignOnTrial } from '@atrium/shared-utility/contract'
import { landingAfter } from '@atrium/shared-utility/model'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { EntrancePage, FactList } from '@atrium/shared-utility/ui'
import { Alert, Link, Stack, Typography } from '@mui/material'

type Props = { told: SignOnTrial; url: string | null }

/**
 * What a provider has told of the administrator who tries it out, and whether a person of whom it tells this could
 * join.
 */
export function Trial({ told, url }: Props) {
  const t = useText()
  const { connector, name, email, emailVerified, claims, verdict, isJoiningOn } = told
  const back = landingAfter(url, '/enterprise/sign-on', { origin: window.location.origin })
  const facts = [
    { label: t('trial.name'), value: name },
    { label: t('trial.email'), value: email },
    { label: t('trial.emailVerified'), value: emailVerified ?? t('trial.unsaid') },
    { label: t('trial.claims'), value: claims.join(', ') },
  ]
  return (
    <EntrancePage title={t('trial.title', { name: connector })}>
      <Stack spacing={4}>
        <Alert severity={verdict === 'joins' ? 'success' : 'warning'}>
          {t(`trial.verdict.${verdict}`)} {verdict === 'joins' && !isJoiningOn && t('trial.off')}
        </Alert>
        <FactList facts={facts} />
        <Typography color="textSecondary">{t('trial.nothingDone')}</Typography>
        <Link component={PortalLink} href={back}>
          {t('trial.back')}
        </Link>
      </Stack>
    </EntrancePage>
  )
}
