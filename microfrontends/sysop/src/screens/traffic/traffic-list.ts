import type { TrafficRow } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'

export const trafficPath = '/sysop/traffic'

/** What a call does; one that this release does not have any more is told by its name. */
export function nameOfCall({ call, title }: Pick<TrafficRow, 'call' | 'title'>) {
  return title ?? call
}

/** How often each call was made in the last hour, how often it failed, and how long it took. */
export const trafficList = describeList({
  call: 'listTraffic',
  id: 'traffic',
  labels: 'traffic',
  search: 'traffic.search',
  columns: {
    call: { text: nameOfCall },
    address: { text: (row) => row.address },
    requests: { text: (row, { format }) => format.number(row.requests), isNumeric: true, width: 128 },
    failures: {
      text: (row, { format }) => format.number(row.failures),
      tone: ({ failures }) => (failures > 0 ? 'error' : 'neutral'),
      width: 128,
    },
    slow: { text: (row, { format }) => format.number(row.slow), isNumeric: true, width: 136 },
    meanMs: {
      text: (row, { t, format }) => t('traffic.ms', { ms: format.number(row.meanMs) }),
      isNumeric: true,
      width: 128,
    },
    mostMs: {
      text: (row, { t, format }) => t('traffic.ms', { ms: format.number(row.mostMs) }),
      isNumeric: true,
      width: 128,
    },
  },
  otherFields: { title: 'call' },
  sorts: { requests: 'requests', failures: 'failures', meanMs: 'meanMs', mostMs: 'mostMs' },
  filters: { failed: { kind: 'flag' }, slow: { kind: 'flag', label: 'traffic.slow' } },
})
