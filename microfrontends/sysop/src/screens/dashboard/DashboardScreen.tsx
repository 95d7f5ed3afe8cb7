import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, Figures, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import { Calls } from './Calls.tsx'
import { SignIns } from './SignIns.tsx'

type Dashboard = CallOutput<'getDashboard'>

const everyMs = 60_000

/** How the platform is doing, at a glance; each figure leads to its list. */
export function DashboardScreen() {
  const t = useText()
  const dashboard = usePolling('getDashboard', {}, { everyMs })
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.help')} />
      {dashboard.status === 'failed' && <ProblemNotice problem={dashboard.problem} onRetry={dashboard.reload} />}
      {dashboard.status === 'loading' && <CardSkeleton />}
      {dashboard.status === 'done' && <Parts dashboard={dashboard.data} />}
    </>
  )
}

function Parts({ dashboard }: { dashboard: Dashboard }) {
  const t = useText()
  const format = useFormat()
  const { enterprises, online, jobs, storage, damaged, at } = dashboard
  const people = [{ key: 'online', label: t('dashboard.online'), count: online, href: '/sysop/users?online=true' }]
  const byStatus = enterprises.map(({ status, count }) => ({
    key: status,
    label: t(`dashboard.status.${status}`),
    count,
    href: `/sysop/enterprise?status=${status}`,
  }))
  const byState = jobs.map(({ state, count }) => ({
    key: state,
    label: t(`dashboard.job.${state}`),
    count,
    href: `/sysop/job?state=${state}`,
    isBad: state === 'failed' && count > 0,
  }))
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      {damaged > 0 && (
        <Alert
          severity="error"
          sx={across}
          action={
            <Button color="inherit" size="small" component={Link} to="/sysop/parcels">
              {t('dashboard.damaged.open')}
            </Button>
          }
        >
          {t('dashboard.damaged', { count: damaged })}
        </Alert>
      )}
      {/* Across the page: every status has its place in one row. */}
      <Box sx={across}>
        <Section title={t('dashboard.enterprises')}>
          <Figures figures={byStatus} />
        </Section>
      </Box>
      <Box sx={across}>
        <Section title={t('dashboard.jobs')}>
          <Figures figures={byState} />
        </Section>
      </Box>
      <Box sx={across}>
        <SignIns signIns={dashboard.signIns} at={at} />
      </Box>
      <Box sx={across}>
        <Calls calls={dashboard.calls} />
      </Box>
      <Section title={t('dashboard.people')} note={t('dashboard.onlineHelp')}>
        <Figures figures={people} />
      </Section>
      <Section
        title={t('dashboard.storage')}
        note={storage ? t('dashboard.storageAt', { at: format.dateTime(storage.at) }) : t('dashboard.storageLater')}
      >
        {storage && <Typography sx={{ fontSize: 24, fontWeight: 600 }}>{format.bytes(storage.bytes)}</Typography>}
      </Section>
      <Typography variant="body2" color="textSecondary" sx={across}>
        {t('dashboard.at', { at: format.exact(at) })}
      </Typography>
    </Box>
  )
}

const across = { gridColumn: { md: '1 / -1' }, minWidth: 0 }
