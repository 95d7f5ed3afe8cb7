import { dictionaryText, loginUrl } from '@atrium/shared-utility'
import { defaultHomeLink, homePath, scanLoginPath, spaceOf, stripSpace } from '@atrium/shared-utility/model'
import { PortalLink, useAddress, useSession, useText } from '@atrium/shared-utility/react'
import { PageHeader, QrCode, Section } from '@atrium/shared-utility/ui'
import { Box, Button, Stack } from '@mui/material'
import { qrPath } from '../qr-path.ts'
import { addressForPhone, deepLinkOf, placeOfPage } from './mobile-client.ts'
import { OpenInClient } from './OpenInClient.tsx'
import { OwnPackages } from './OwnPackages.tsx'

/**
 * What the mobile application is linked to by: opens it there, leads a telephone to it or to its package, and shows a
 * computer the code for a telephone. Where the portal has such a page, it can be opened here.
 */
export function AppLinkScreen() {
  const t = useText()
  const { login, curEntId = null } = useSession()
  const address = useAddress()
  const path = stripSpace(address.pathname).replace(/\/+$/, '')
  const name = dictionaryText(`route.${path}`)
  const place = placeOfPage()
  const link = deepLinkOf(address, login ? curEntId : null)
  const entId = spaceOf(address.pathname) ?? curEntId
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageHeader title={name} description={t(`appLink.${place}`, { name })} actions={<Here path={path} />} />
      <Stack spacing={4}>
        {place !== 'computer' && <OpenInClient key={link} link={link} isAutomatic={place === 'client'} name={name} />}
        {place === 'computer' && (
          <Section title={t('appLink.code')} note={t('appLink.codeHow', { name })}>
            <QrCode {...qrPath(addressForPhone(address))} label={t('appLink.codeLabel', { name })} />
          </Section>
        )}
        {login && entId !== null && <OwnPackages key={entId} />}
        {!login && (
          <Section title={t('appLink.packages')} note={t('appLink.packagesSignIn')}>
            <Button component={PortalLink} href={loginUrl()} variant="outlined" sx={{ justifySelf: 'start' }}>
              {t('appLink.signIn')}
            </Button>
          </Section>
        )}
        {login && (
          <Button component={PortalLink} href={homePath} leaveSpace color="inherit" sx={{ alignSelf: 'start' }}>
            {t('appLink.home')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}

/** The page of the portal that does the same: the dashboard for people of enterprises, the code to sign in by for strangers. */
function Here({ path }: { path: string }) {
  const t = useText()
  const { login, curEntId } = useSession()
  const isScan = path === '/client/qrcode/main' && !login
  const isDashboard = path === '/client/dashboard/open' && login && Boolean(curEntId)
  if (!isScan && !isDashboard) return null
  return (
    <Button component={PortalLink} href={isScan ? scanLoginPath : defaultHomeLink} variant="contained">
      {t(isScan ? 'appLink.hereScan' : 'appLink.hereDashboard')}
    </Button>
  )
}
