import { dictionaryText } from '@atrium/shared-utility'
import { homePath, stripSpace } from '@atrium/shared-utility/model'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useLocation } from 'react-router'

/** What applications are linked to by: says that it is not there, and leads home. */
export function AppLinkScreen() {
  const t = useText()
  const session = useSession()
  const { pathname } = useLocation()
  const name = dictionaryText(`route.${stripSpace(pathname).replace(/\/+$/, '')}`)
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageHeader title={name} description={t('appLink.text', { name })} />
      <Button component={PortalLink} href={homePath} leaveSpace variant="contained">
        {t(session?.login ? 'appLink.home' : 'appLink.signIn')}
      </Button>
    </Box>
  )
}
