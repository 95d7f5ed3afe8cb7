import { useFormat, useText } from '@atrium/shared-utility/react'
import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { type Enterprise, usersText, yesOrNo } from './enterprise-words.ts'
import { EnterpriseStatusChip } from './EnterpriseStatusChip.tsx'
import { Section } from './Section.tsx'

/** Everything that is known of an enterprise. */
export function Facts({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const facts = {
    status: <EnterpriseStatusChip enterprise={enterprise} />,
    entid: enterprise.entid,
    shortName: enterprise.shortName,
    entType: t(`entType.${enterprise.entType}`),
    saasName: enterprise.saasName,
    saasEntType: enterprise.saasEntType?.toString(),
    parentName: enterprise.parentName,
    users: usersText(enterprise, format),
    private: t(yesOrNo(enterprise.private)),
    isControl: t(yesOrNo(enterprise.isControl)),
    self: t(yesOrNo(enterprise.self)),
    createdAt: format.dateTime(enterprise.createdAt),
    updatedAt: format.dateTime(enterprise.updatedAt),
    expiresAt: enterprise.expiresAt && format.date(enterprise.expiresAt),
  }
  return (
    <Section title={t('enterprise.facts')}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 6, rowGap: 2, m: 0 }}
      >
        {Object.entries(facts).map(([key, value]) => (
          <Fragment key={key}>
            <Typography component="dt" color="textSecondary">
              {t(`enterprise.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value || '—'}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Section>
  )
}
