import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, FactList, Icon, PageHeader, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link, useParams } from 'react-router'
import { CareBrand } from './CareBrand.tsx'
import { careEnterprisesPath, carePeoplePath } from './care-path.ts'
import { usersText } from '../enterprises/enterprise-words.ts'
import { standingOf } from './enterprise-list.ts'

type Enterprise = CallOutput<'getEnterpriseInCare'>

/** `/console/enterprises/:entid`: one enterprise in care, who administers it, and the way to its people. */
export function CareEnterpriseScreen() {
  const t = useText()
  const { entid = '' } = useParams()
  const enterprise = useCall('getEnterpriseInCare', { entid })
  const people = (
    <Button component={Link} to={carePeoplePath(entid)} variant="outlined" startIcon={<Icon name="users" />}>
      {t('enterprise.people')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={enterprise.status === 'done' ? enterprise.data.name : t('enterprise.title')}
        trail={[{ label: t('enterprises.title'), href: careEnterprisesPath }]}
        actions={enterprise.status === 'done' && people}
      />
      {enterprise.status === 'failed' && <ProblemNotice problem={enterprise.problem} onRetry={enterprise.reload} />}
      {enterprise.status === 'loading' && <CardSkeleton />}
      {enterprise.status === 'done' && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
          <Facts enterprise={enterprise.data} />
          <Administrators enterprise={enterprise.data} />
          <CareBrand entid={entid} />
        </Box>
      )}
    </>
  )
}

function Facts({ enterprise }: { enterprise: Enterprise }) {
  const t = useText()
  const format = useFormat()
  const { expiresAt } = enterprise
  const { word, tone } = standingOf(enterprise)
  const facts = {
    status: <StatusChip tone={tone} label={t(word)} />,
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

function Administrators({ enterprise: { administrators } }: { enterprise: Enterprise }) {
  const t = useText()
  return (
    <Section title={t('enterprise.administrators')}>
      {administrators.length === 0 && <Typography color="textSecondary">{t('enterprise.noAdministrators')}</Typography>}
      <List disablePadding aria-label={t('enterprise.administrators')}>
        {administrators.map(({ userid, name, loginId }) => (
          <ListItem key={userid} disableGutters>
            <ListItemText primary={name} secondary={loginId} />
          </ListItem>
        ))}
      </List>
    </Section>
  )
}
