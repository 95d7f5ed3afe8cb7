import { SignInHistory } from '@atrium/shared-utility/console'
import { useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import {
  CardSkeleton,
  Figures,
  PageHeader,
  ProblemNotice,
  Section,
  useDepartmentName,
  type Figure,
} from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Applications } from './Applications.tsx'
import { Needed } from './Needed.tsx'
import type { Overview } from './overview.ts'
import { Storage } from './Storage.tsx'
import { useIsAdministrator } from '../../use-is-administrator.ts'

const everyMs = 60_000

/** How the enterprise is doing, at a glance: first what waits for its administrators, then figures that lead to their lists. */
export function OverviewScreen() {
  const t = useText()
  const overview = usePolling('getOwnOverview', {}, { everyMs })
  return (
    <>
      <PageHeader title={t('overview.title')} description={t('overview.help')} />
      {overview.status === 'failed' && <ProblemNotice problem={overview.problem} onRetry={overview.reload} />}
      {overview.status === 'loading' && <CardSkeleton />}
      {overview.status === 'done' && <Parts overview={overview.data} />}
    </>
  )
}

function Parts({ overview }: { overview: Overview }) {
  const t = useText()
  const format = useFormat()
  const nameOf = useDepartmentName()
  const { people, storage, signIns, applications, at } = overview
  // The lists are for administrators; a person who reads the overview by a role has the figures alone.
  const isAdministrator = useIsAdministrator()
  const leading = (figures: readonly Figure[]) => (isAdministrator ? figures : figures.map(withoutList))
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={across}>
        <Needed overview={overview} isLeading={isAdministrator} />
      </Box>
      <Section
        title={t('overview.people')}
        note={people.quota === null ? undefined : t('overview.places', { count: people.quota })}
      >
        <Figures figures={leading(peopleOf(people, t))} />
      </Section>
      <Section title={t('overview.departments')}>
        {people.departments.length === 0 ? (
          t('overview.noDepartments')
        ) : (
          <Figures figures={leading(departmentsOf(people, nameOf))} />
        )}
      </Section>
      <Box sx={across}>
        <SignInHistory signIns={signIns} at={at} listPath={isAdministrator ? '/enterprise/sign-ins' : null} />
      </Box>
      <Applications applications={applications} leading={leading} />
      <Storage storage={storage} />
      <Typography variant="body2" color="textSecondary" sx={across}>
        {t('overview.at', { at: format.exact(at) })}
      </Typography>
    </Box>
  )
}

type People = Overview['people']
type Translate = ReturnType<typeof useText>

function peopleOf(people: People, t: Translate) {
  // Zeros are left out; how many work here is always said.
  const shown = (['active', 'invited', 'suspended'] as const).filter((one) => one === 'active' || people[one] > 0)
  return shown.map((standing) => ({
    key: standing,
    label: t(`overview.people.${standing}`),
    count: people[standing],
    href: `/enterprise/members?standing=${standing}`,
    isExact: true,
  }))
}

function departmentsOf({ departments }: People, nameOf: ReturnType<typeof useDepartmentName>) {
  return departments.map(({ id, name, nameEn, count }) => ({
    key: id,
    label: nameOf({ name, nameEn }),
    count,
    href: `/enterprise/departments?departmentId=${id}`,
    isExact: true,
  }))
}

function withoutList(figure: Figure): Figure {
  return { ...figure, href: null }
}

const across = { gridColumn: { md: '1 / -1' }, minWidth: 0 }
