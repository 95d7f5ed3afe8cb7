import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { FactList, LanguageSwitch, ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Stack } from '@mui/material'
import { OwnPicture } from './OwnPicture.tsx'

/** The picture, the name and the account of the person here, and the language that they read. */
export function AccountSection() {
  const t = useText()
  const account = useCall('getOwnAccount', {})
  return (
    <Section title={t('profile.account')}>
      {account.status === 'failed' && <ProblemNotice problem={account.problem} onRetry={account.reload} />}
      {account.status === 'loading' && <ListSkeleton rows={4} />}
      {account.status === 'done' && <Facts account={account.data} />}
    </Section>
  )
}

function Facts({ account }: { account: CallOutput<'getOwnAccount'> }) {
  const t = useText()
  const facts = {
    name: account.name,
    loginId: account.loginId,
    phone: account.phoneMask,
    language: <LanguageSwitch />,
  }
  const named = Object.entries(facts).map(([key, value]) => ({ label: t(`profile.${key}`), value }))
  return (
    <Stack spacing={4}>
      <OwnPicture userId={account.userid} name={account.name} />
      <FactList facts={named} sx={{ alignItems: 'center' }} />
    </Stack>
  )
}
