import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  FactList,
  PageHeader,
  ProblemNotice,
  RecordPage,
  Section,
  StatusChip,
} from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { useParams } from 'react-router'
import { CareBrand } from './CareBrand.tsx'
import { partsInCare } from './care-parts.tsx'
import { careEnterprisesPath } from './care-path.ts'
import { Administrators } from '../enterprises/Administrators.tsx'
import { usersText } from '../enterprises/enterprise-words.ts'
import { standingOf } from './enterprise-list.ts'

type Enterprise = CallOutput<'getEnterpriseInCare'>

/** `/console/enterprises/:entid`: one enterprise in care, who administers it, and what belongs to it. */
export function CareEnterpriseScreen() {
  const t = useText()
  const { entid = '' } = useParams()
  const enterprise = useCall('getEnterpriseInCare', { entid })
  if (enterprise.status === 'done') return <EnterprisePage enterprise={enterprise.data} />
  return (
    <>
      <PageHeader
        title={t('enterprise.title')}
        trail={[{ label: t('enterprises.title'), href: careEnterprisesPath }]}
      />
      {enterprise.status === 'failed' && <ProblemNotice problem={enterprise.problem} onRetry={enterprise.reload} />}
      {enterprise.status === 'loading' && <CardSkeleton />}
    </>
  )
}

type Props = { enterprise: Enterprise }

function EnterprisePage({ enterprise }: Props) {
  const t = useText()
  const { entid, name } = enterprise
  const { word, tone } = standingOf(enterprise)
  const facts = (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
      <Facts enterprise={enterprise} />
      <Administrators administrators={enterprise.administrators} hasPages={false} />
      <CareBrand entid={entid} />
    </Box>
  )
  return (
    <RecordPage
      name={name}
      trail={[{ label: t('enterprises.title'), href: careEnterprisesPath }]}
      state={<StatusChip tone={tone} label={t(word)} />}
      parts={[{ key: 'facts', label: t('part.facts'), content: facts }, ...partsInCare(entid, t)]}
    />
  )
}

function Facts({ enterprise }: Props) {
  const t = useText()
  const format = useFormat()
  const { expiresAt } = enterprise
  const facts = {
    entid: enterprise.entid,
    shortName: enterprise.shortName,
    saasName: enterprise.saasName,
    users: usersText(enterprise, format),
    createdAt: format.dateTime(enterprise.createdAt),
    expiresAt: expiresAt === null ? t('enterprise.forGood') : format.date(expiresAt),
  }
  return (
    <Section title={t('enterprise.facts')}>
      <FactList facts={Object.entries(facts).map(([key, value]) => ({ label: t(`enterprise.${key}`), value }))} />
    </Section>
  )
}
