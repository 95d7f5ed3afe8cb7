import { Alert, Box, Link, Typography } from '@mui/material'
import { baseConfigAtom } from '@atrium/shared-utility'
import { loginPath } from '@atrium/shared-utility/model'
import { PortalLink, TextProvider, useCall, useText } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import enUS from '../../messages/methods/en-US.json'
import zhCN from '../../messages/methods/zh-CN.json'

const messages = { 'zh-CN': zhCN, 'en-US': enUS }

/** Whose sign-in page this is; where there is no such enterprise, that. Nothing while it cannot be known. */
export function SpaceNotice({ entId }: { entId: string }) {
  return (
    <TextProvider messages={messages}>
      <Notice entId={entId} />
    </TextProvider>
  )
}

function Notice({ entId }: { entId: string }) {
  const t = useText()
  const shown = useAtomValue(baseConfigAtom)?.brand?.logo
  const entrance = useCall('getEntrance', { entId })
  if (entrance.status !== 'done') return null
  if (entrance.data === null)
    return (
      <Alert severity="warning">
        {t('space.unknown')}{' '}
        <Link component={PortalLink} href={loginPath} leaveSpace color="inherit" underline="always">
          {t('space.leave')}
        </Link>
      </Alert>
    )
  // The page beside the form bears it already.
  const { name, logo } = entrance.data
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {logo !== null && logo !== shown && <Box component="img" src={logo} alt="" sx={{ height: 24 }} />}
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
    </Box>
  )
}
