import { Stack, Typography } from '@mui/material'
import { useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'

/** The first screen: a heading, and a greeting of whoever is signed in. */
export function HelloScreen() {
  const t = useText()
  const session = useSession()
  return (
    <Stack spacing={4}>
      <PageHeader title={t('hello.title')} />
      <Typography>{t('hello.greeting', { name: session?.userName ?? '' })}</Typography>
    </Stack>
  )
}
