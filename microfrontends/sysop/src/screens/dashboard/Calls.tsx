import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Figures, Section } from '@atrium/shared-utility/ui'
import { Link, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { trendOf } from './hour-trend.ts'
import { nameOfCall, trafficPath } from '../traffic/traffic-list.ts'

type Dashboard = CallOutput<'getDashboard'>

/** What the servers answered in the last hour, beside the one before: how much, how much of it failed or took long, and which calls take longest. */
export function Calls({ calls: { requests, failures, slow, slowest, steps } }: Pick<Dashboard, 'calls'>) {
  const t = useText()
  const format = useFormat()
  const rate = format.number(requests === 0 ? 0 : Math.round((failures / requests) * 10_000) / 100)
  const trend = (values: readonly number[], better?: 'less') =>
    trendOf(values, { than: t('dashboard.hourBefore'), ...(better && { better }) })
  const figures = [
    {
      key: 'requests',
      count: requests,
      href: `${trafficPath}?sort=requests&order=desc`,
      trend: trend(steps.map((step) => step.requests)),
    },
    {
      key: 'failures',
      count: failures,
      href: `${trafficPath}?failed=true&sort=failures&order=desc`,
      isBad: failures > 0,
      trend: trend(
        steps.map((step) => step.failures),
        'less',
      ),
    },
    {
      key: 'slow',
      count: slow,
      href: `${trafficPath}?slow=true&sort=mostMs&order=desc`,
      isBad: slow > 0,
      trend: trend(
        steps.map((step) => step.slow),
        'less',
      ),
    },
  ].map((one) => ({ ...one, isExact: true, label: t(`dashboard.calls.${one.key}`, { rate, count: one.count }) }))
  return (
    <Section title={t('dashboard.calls')} note={t('dashboard.callsHelp')}>
      <Figures figures={figures} />
      {slowest.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 500 }}>
            {t('dashboard.slowest')}
          </Typography>
          <List dense disablePadding aria-label={t('dashboard.slowest')}>
            {slowest.map(({ call, title, meanMs, mostMs, requests: times }) => (
              <ListItem key={call} disableGutters>
                <ListItemText
                  sx={{ overflowWrap: 'anywhere' }}
                  primary={
                    <Link
                      component={RouterLink}
                      to={`${trafficPath}?${new URLSearchParams({ iSearch: call })}`}
                      underline="hover"
                      color="inherit"
                    >
                      {nameOfCall({ call, title })}
                    </Link>
                  }
                  secondary={t('dashboard.took', {
                    mean: format.number(meanMs),
                    most: format.number(mostMs),
                    times,
                  })}
                />
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Section>
  )
}
