import { describeList } from '@atrium/shared-utility/ui'

/** The parcels that teams release by themselves. */
export const parcelList = describeList({
  call: 'listTeamParcels',
  id: 'parcels',
  labels: 'parcel',
  search: 'parcels.search',
  columns: {
    slug: { text: (row) => row.slug, width: 144 },
    team: { text: (row) => row.team, width: 112 },
    inForce: { text: (row) => row.inForce, width: 112 },
    paths: { text: (row, { t }) => row.paths.join(t('parcels.comma')) },
    contact: { text: (row) => row.contact },
    liveTokens: { text: (row) => String(row.liveTokens), isNumeric: true, width: 120 },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), width: 184, isOptional: true },
    name: { text: (row) => row.name, isOptional: true },
    createdBy: { text: (row) => row.createdBy, person: (row) => row.createdById, isOptional: true },
    updatedAt: { text: (row, { format }) => format.dateTime(row.updatedAt), isOptional: true },
    updatedBy: { text: (row) => row.updatedBy, person: (row) => row.updatedById, isOptional: true },
  },
  otherFields: { createdById: 'createdBy', updatedById: 'updatedBy', version: 'notShown' },
  sorts: { slug: 'slug', createdAt: 'createdAt' },
  filters: { team: { kind: 'text', maxLength: 40 } },
})
