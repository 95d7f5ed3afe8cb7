import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { FactList, LanguageSwitch, ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'

/** The name and account of the person here, and the language that they read. */
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
  return <FactList facts={named} sx={{ alignItems: 'center' }} />
}
