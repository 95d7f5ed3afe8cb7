import { Alert, Link, Stack, Typography } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import type { ComponentType, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = {
  Page: ComponentType<{ title: string; children: ReactNode }>
  form: ReactNode
  peoplePath: string
}

/**
 * The administrators' variant: other words around the same form, the same call and the same limits. What it shares
 * with everybody's is handed in, so that it stays in the one file that everybody loads.
 */
export function AdminSignIn({ Page, form, peoplePath }: Props) {
  const t = useText()
  return (
    <Page title={t('signIn.titleAdmin')}>
      <Alert severity="info">{t('signIn.adminNote')}</Alert>
      {form}
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {t('signIn.forgottenAdmin')}
        </Typography>
        <Link component={RouterLink} to={peoplePath} variant="body2">
          {t('signIn.toPeople')}
        </Link>
      </Stack>
    </Page>
  )
}
