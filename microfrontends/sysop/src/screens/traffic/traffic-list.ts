import { describeList } from '@atrium/shared-utility/ui'
import { useCallName } from './call-name.ts'

export const trafficPath = '/sysop/traffic'

/** How often each call was made in the last hour, how often it failed, and how long it took. */
export const trafficList = describeList({
  call: 'listTraffic',
  id: 'traffic',
  labels: 'traffic',
  search: 'traffic.search',
  useWords: () => ({ nameOf: useCallName() }),
  columns: {
    call: { text: (row, { nameOf }) => nameOf(row.call) },
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
  otherFields: {},
  sorts: { requests: 'requests', failures: 'failures', meanMs: 'meanMs', mostMs: 'mostMs' },
  filters: { failed: { kind: 'flag' }, slow: { kind: 'flag', label: 'traffic.slow' } },
})
