import { packagePlatforms } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'

/** The packages for phones that an enterprise has; each has its page among those of all enterprises. */
export const packageList = describeList({
  call: 'listPackages',
  id: 'enterprise-packages',
  labels: 'package',
  search: 'packages.search',
  columns: {
    label: { text: (row) => row.label ?? row.fileName, portalTo: (row) => `/sysop/package/${row.platform}/${row.id}` },
    platform: { text: (row, { t }) => t(`platform.${row.platform}`), width: 96 },
    versionName: { text: (row) => row.versionName ?? row.versionCode, width: 96 },
    enterprises: {
      text: (row, { t }) => (row.toAll ? t('package.toAll') : t('package.some', { count: row.enterprises })),
      data: { toAll: (row) => row.toAll, enterprises: (row) => row.enterprises },
      width: 128,
      grows: true,
    },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), isNumeric: true, width: 104 },
    publishedAt: { text: (row, { format }) => row.publishedAt && format.dateTime(row.publishedAt), width: 176 },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), isOptional: true },
    force: { text: (row) => row.force, isOptional: true },
    packageName: { text: (row) => row.packageName, isOptional: true },
    versionCode: { text: (row) => row.versionCode, isOptional: true },
    minOs: { text: (row) => row.minOs, isOptional: true },
    fileName: { text: (row) => row.fileName, isOptional: true },
    uploadedBy: { text: (row) => row.uploadedBy, person: (row) => row.uploadedById, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    uploadedById: 'uploadedBy',
    receivedBytes: 'notShown',
    refusal: 'notShown',
    // What an enterprise has is published.
    status: 'notShown',
    toAll: 'enterprises',
    // Of all enterprises together.
    downloads: 'notShown',
  },
  sorts: { createdAt: 'createdAt', packageName: 'packageName' },
  filters: {
    platform: { kind: 'choice', values: packagePlatforms, word: (platform, { t }) => t(`platform.${platform}`) },
    status: 'notShown',
    // The page says it.
    entid: 'notShown',
  },
})
