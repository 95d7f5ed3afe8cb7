import { useText } from '@atrium/shared-utility/react'
import { PageHeader } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { AccountSection } from './AccountSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { LinkedAccountsSection } from './LinkedAccountsSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { OtherDeviceSection } from './OtherDeviceSection.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignOnsSection } from './SignOnsSection.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'

/** One's own account: who one is here, the password, and where one is signed in. */
export function ProfileScreen() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <AccountSection />
          <SessionsSection />
          <OtherDeviceSection />
          <DevicesSection />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <PasswordSection />
          <TwoStepSection />
          <PhoneSection />
          <SignOnsSection />
          <LinkedAccountsSection />
          <EmailSection />
        </Box>
      </Box>
    </>
  )
}
