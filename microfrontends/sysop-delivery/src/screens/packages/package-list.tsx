import { packagePlatforms, packageStatuses, type PackageStatus } from '@atrium/shared-utility/contract'
import { describeList, enterprisePicker, type StatusTone } from '@atrium/shared-utility/ui'

const tones: Record<PackageStatus, StatusTone> = {
  uploading: 'info',
  parsing: 'info',
  unread: 'warning',
  ready: 'warning',
  published: 'success',
  withdrawn: 'neutral',
  rejected: 'error',
}

export function toneOf(status: PackageStatus) {
  return tones[status]
}

/** The packages for phones; the columns that answer rarer questions are shown when chosen. */
export const packageList = describeList({
  call: 'listPackages',
  id: 'packages',
  labels: 'package',
  search: 'packages.search',
  columns: {
    label: { text: (row) => row.label ?? row.fileName },
    platform: { text: (row, { t }) => t(`platform.${row.platform}`), width: 96 },
    versionName: { text: (row) => row.versionName ?? row.versionCode, width: 96 },
    status: {
      text: (row, { t }) => t(`packageStatus.${row.status}`),
      tone: (row) => toneOf(row.status),
      width: 128,
    },
    enterprises: {
      text: (row, { t, format }) => (row.toAll ? t('packages.all') : format.number(row.enterprises)),
      data: { toAll: (row) => row.toAll, enterprises: (row) => row.enterprises },
      width: 128,
      grows: true,
    },
    downloads: {
      text: (row, { format }) => format.number(row.downloads),
      isNumeric: true,
      width: 104,
      isOptional: true,
    },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), isNumeric: true, width: 104 },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), width: 184 },
    packageName: { text: (row) => row.packageName, isOptional: true },
    versionCode: { text: (row) => row.versionCode, isOptional: true },
    minOs: { text: (row) => row.minOs, isOptional: true },
    force: { text: (row) => row.force, isOptional: true },
    fileName: { text: (row) => row.fileName, isOptional: true },
    uploadedBy: { text: (row) => row.uploadedBy, person: (row) => row.uploadedById, isOptional: true },
    publishedAt: { text: (row, { format }) => row.publishedAt && format.dateTime(row.publishedAt), isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    uploadedById: 'uploadedBy',
    receivedBytes: 'status',
    refusal: 'status',
    toAll: 'enterprises',
  },
  sorts: { createdAt: 'createdAt', packageName: 'packageName' },
  filters: {
    platform: { kind: 'choice', values: packagePlatforms, word: (platform, { t }) => t(`platform.${platform}`) },
    status: { kind: 'choice', values: packageStatuses, word: (status, { t }) => t(`packageStatus.${status}`) },
    entid: { kind: 'pick', label: 'package.entid', picker: enterprisePicker },
  },
})
