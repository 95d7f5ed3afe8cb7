import { isExternal, isPlatformStaff } from '@atrium/shared-utility/contract'
import { PortalLink, useSession, useText } from '@atrium/shared-utility/react'
import { Icon, inOrder, PageHeader } from '@atrium/shared-utility/ui'
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useState } from 'react'
import { EnterprisesSection } from '../enterprises/EnterprisesSection.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ActingsSection } from './ActingsSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { LimitedProfile } from './LimitedProfile.tsx'
import { LinkedAccountsSection } from './LinkedAccountsSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { OtherDeviceSection } from './OtherDeviceSection.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignOnsSection } from './SignOnsSection.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'

/** The person's own account: their name here, the password, and where they are signed in. */
export function ProfileScreen() {
  const t = useText()
  // As it was when the page was opened: signing out from here must not draw what was out of reach.
  const [{ limitedTo, acting, curEntId, user_type: userType }] = useState(useSession())
  const isOfEnterprise = curEntId && !isPlatformStaff(userType) && !isExternal(userType)
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        actions={
          <>
            {isOfEnterprise && (
              <Button
                component={PortalLink}
                href="/user/trusters"
                color="inherit"
                startIcon={<Icon name="users" size={16} />}
              >
                {t('profile.deputies')}
              </Button>
            )}
            <Button
              component={PortalLink}
              href="/user/preferences"
              color="inherit"
              startIcon={<Icon name="settings" size={16} />}
            >
              {t('preferences.title')}
            </Button>
          </>
        }
      />
      {acting ? <ActedProfile /> : limitedTo ? <LimitedProfile entName={limitedTo.name} /> : <Sections />}
    </>
  )
}

/** An operator who acts as a person sees nothing of what is that person's alone. */
function ActedProfile() {
  const t = useText()
  return (
    <Alert severity="info">
      <AlertTitle>{t('acting.notHere')}</AlertTitle>
      {t('acting.notHereText')}
    </Alert>
  )
}

function Sections() {
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <AccountSection />
        <EnterprisesSection />
        <SessionsSection />
        <ActingsSection />
        <OtherDeviceSection />
        <DevicesSection />
      </Box>
      <Box sx={column}>
        <PasswordSection />
        <TwoStepSection />
        <PhoneSection />
        <SignOnsSection />
        <LinkedAccountsSection />
        <EmailSection />
        <NoticesSection />
      </Box>
    </Box>
  )
}

const column = { display: 'grid', gap: 4, minWidth: 0, ...inOrder } as const

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'start',
  '@media (max-width: 899.95px)': inOrder,
} as const
