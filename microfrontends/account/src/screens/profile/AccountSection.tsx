import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useText } from '@atrium/shared-utility/react'
import { LanguageSwitch, ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { Section } from './Section.tsx'

/** Who one is here, and the language one reads. */
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
    phone: account.phoneMask ?? '—',
    language: <LanguageSwitch />,
  }
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, auto) 1fr',
        columnGap: 6,
        rowGap: 2,
        alignItems: 'center',
        m: 0,
      }}
    >
      {Object.entries(facts).map(([key, value]) => (
        <Fragment key={key}>
          <Typography component="dt" color="textSecondary">
            {t(`profile.${key}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}
