import { useSession, useText } from '@atrium/shared-utility/react'
import { LanguageSwitch, Section } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { LimitedNotice } from '../limited/LimitedNotice.tsx'
import { OtherDeviceSection } from './OtherDeviceSection.tsx'

/** What is left of the page for a session that one enterprise vouched for: nothing that would be refused. */
export function LimitedProfile({ entName }: { entName: string }) {
  const t = useText()
  const { userName = '' } = useSession()
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <LimitedNotice name={entName} />
      <Section title={t('profile.account')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{userName}</Typography>
        <LanguageSwitch />
      </Section>
      <OtherDeviceSection />
    </Box>
  )
}
