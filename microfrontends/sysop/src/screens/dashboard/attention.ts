import { sumWithin } from '@atrium/shared-utility/console'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { rolloutTones } from '@atrium/shared-utility/ui'

type Dashboard = CallOutput<'getDashboard'>

/** One thing that waits for an operator: something that went wrong, or that is to be decided in time. */
type Matter = { key: string; count: number; href: string; tone: 'error' | 'warning' }

/** So many refusals within two hours are a flood when they are also this many times the usual. */
const flood = { least: 50, times: 3 }

/** What an operator has to see to, the most urgent first; only what there is. */
export function mattersOf({ damaged, jobs, attention, signIns, at }: Dashboard): Matter[] {
  const failed = jobs.find(({ state }) => state === 'failed')?.count ?? 0
  const { expiring, proposals, halted, conversions } = attention
  const matters: Matter[] = [
    { key: 'damaged', count: damaged, href: '/sysop/parcels', tone: 'error' },
    { key: 'flood', count: floodOf(signIns, at), href: '/sysop/sign-ins?result=denied', tone: 'warning' },
    { key: 'failed', count: failed, href: '/sysop/job?state=failed', tone: 'error' },
    { key: 'conversions', count: conversions, href: '/sysop/setting', tone: 'error' },
    { key: 'halted', count: halted, href: '/sysop/parcels/rollout?state=halted', tone: rolloutTones.halted },
    { key: 'proposals', count: proposals, href: '/sysop/parcels/proposal?state=open', tone: 'warning' },
    { key: 'expiring', count: expiring, href: '/sysop/enterprise?expiry=soon', tone: 'warning' },
  ]
  return matters.filter(({ count }) => count > 0)
}

/** How many sign-ins were refused in the last two hours, where that is far more than is usual; else none. */
function floodOf(signIns: Dashboard['signIns'], at: string) {
  const hoursAgo = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000)
  const latest = sumWithin(signIns, hoursAgo(2), hoursAgo(-1)).denied
  const usual = sumWithin(signIns, hoursAgo(7 * 24), hoursAgo(2)).denied / (7 * 12)
  return latest >= flood.least && latest > usual * flood.times ? latest : 0
}
