import { SignInHistory } from '@atrium/shared-utility/console'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, usePolling, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, type Figure, Figures, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { Calls } from './Calls.tsx'
import { NeedsYou } from './NeedsYou.tsx'

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
  const { enterprises, online, jobs, storage, at } = dashboard
  const people = [{ key: 'online', label: t('dashboard.online'), count: online, href: '/sysop/users?online=true' }]
  // What there is none of says nothing.
  const some = <One extends { count: number }>(all: readonly One[]) => all.filter(({ count }) => count > 0)
  const byStatus = some(enterprises).map(({ status, count }) => ({
    key: status,
    label: t(`dashboard.status.${status}`),
    count,
    href: `/sysop/enterprise?status=${status}`,
  }))
  const byState = some(jobs).map(({ state, count }) => ({
    key: state,
    label: t(`dashboard.job.${state}`),
    count,
    href: `/sysop/job?state=${state}`,
    isBad: state === 'failed',
  }))
  return (
    <Box sx={columns}>
      <Box sx={across}>
        <NeedsYou dashboard={dashboard} />
      </Box>
      <Box sx={tall}>
        <SignInHistory signIns={dashboard.signIns} at={at} listPath="/sysop/sign-ins" />
      </Box>
      <Section title={t('dashboard.enterprises')}>
        <FiguresOrNone figures={byStatus} />
      </Section>
      <Section title={t('dashboard.people')} note={t('dashboard.onlineHelp')}>
        <FiguresOrNone figures={some(people)} />
      </Section>
      <Box sx={wide}>
        <Calls calls={dashboard.calls} />
      </Box>
      <Section title={t('dashboard.jobs')}>
        <FiguresOrNone figures={byState} />
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

function FiguresOrNone({ figures }: { figures: readonly Figure[] }) {
  const t = useText()
  return figures.length > 0 ? (
    <Figures figures={figures} />
  ) : (
    <Typography color="textSecondary">{t('dashboard.none')}</Typography>
  )
}

/** One column on a phone, two on a laptop, four where there is room for them. */
const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
}
const across = { gridColumn: '1 / -1', minWidth: 0 }
const wide = { gridColumn: { md: 'span 2' }, minWidth: 0 }
/** What is beside it stands one below the other. */
const tall = { ...wide, gridRow: { xl: 'span 3' } }
