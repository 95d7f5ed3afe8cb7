import { Skeleton, Stack, Typography } from '@mui/material'
import { PortalLink, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'

/** The first screen: a heading, a greeting of the person who is signed in, what a call answers, and a way to another page. */
export function HelloScreen() {
  const t = useText()
  const session = useSession()
  return (
    <Stack spacing={4}>
      <PageHeader title={t('hello.title')} />
      <Typography>{t('hello.greeting', { name: session.userName ?? '' })}</Typography>
      <Devices />
      <PortalLink href="/">{t('hello.home')}</PortalLink>
    </Stack>
  )
}

function Devices() {
  const t = useText()
  const devices = useCall('listOwnDevices', {})
  if (devices.status === 'failed') return <ProblemNotice problem={devices.problem} onRetry={devices.reload} />
  if (devices.status === 'loading') return <Skeleton width={240} />
  return <Typography>{t('hello.devices', { count: devices.data.length })}</Typography>
}
