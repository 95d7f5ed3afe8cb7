import { telemetryPeriods } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { telemetryPath } from '../../parcel-path.ts'
import { openingsText, rateText } from './error-rate.ts'
import { whoTold } from './who-told.ts'

/** How the versions of each parcel opened in a period. */
export const telemetryList = describeList({
  call: 'listTelemetry',
  id: 'telemetry',
  labels: 'telemetry',
  search: 'telemetry.search',
  columns: {
    slug: { text: (row) => row.slug, linkTo: ({ slug }) => `${telemetryPath}/${slug}` },
    version: { text: (row) => row.version, width: 120 },
    isOfVisitors: { text: (row, { t }) => t(whoTold(row)), width: 136 },
    openings: { text: openingsText, data: { openings: ({ openings }) => openings }, isNumeric: true, width: 128 },
    errorRate: {
      text: rateText,
      data: { erred: ({ erred }) => erred, failed: ({ failed }) => failed },
      tone: ({ erred }) => (erred > 0 ? 'error' : 'neutral'),
      width: 160,
    },
    loadMs: {
      text: (row, { t, format }) => (row.loadMs === null ? null : t('telemetry.ms', { ms: format.number(row.loadMs) })),
      isNumeric: true,
      width: 120,
    },
    mountMs: {
      text: (row, { t, format }) =>
        row.mountMs === null ? null : t('telemetry.ms', { ms: format.number(row.mountMs) }),
      isNumeric: true,
      width: 120,
    },
  },
  otherFields: { failed: 'errorRate', erred: 'errorRate' },
  sorts: { openings: 'openings', errors: 'errorRate', loadMs: 'loadMs', mountMs: 'mountMs' },
  filters: {
    period: { kind: 'buttons', values: telemetryPeriods, word: (period, { t }) => t(`telemetry.period.${period}`) },
    erred: { kind: 'flag' },
    isOfVisitors: { kind: 'flag' },
  },
})
