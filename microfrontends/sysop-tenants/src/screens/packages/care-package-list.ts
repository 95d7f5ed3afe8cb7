import { packagePlatforms } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'

/** The packages for phones that an enterprise in care has. */
export const carePackageList = describeList({
  call: 'listPackagesInCare',
  id: 'care-packages',
  labels: 'package',
  search: 'packages.search',
  columns: {
    label: { text: (row) => row.label ?? row.packageName },
    platform: { text: (row, { t }) => t(`platform.${row.platform}`), width: 96 },
    versionName: { text: (row) => row.versionName, width: 96 },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), isNumeric: true, width: 104 },
    publishedAt: { text: (row, { format }) => row.publishedAt && format.dateTime(row.publishedAt), width: 176 },
    force: { text: (row) => row.force, isOptional: true },
    packageName: { text: (row) => row.packageName, isOptional: true },
    minOs: { text: (row) => row.minOs, isOptional: true },
  },
  otherFields: { id: 'notShown' },
  sorts: {},
  filters: {
    platform: { kind: 'choice', values: packagePlatforms, word: (platform, { t }) => t(`platform.${platform}`) },
    // The page says it.
    entid: 'notShown',
  },
})
