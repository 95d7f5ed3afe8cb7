import { bundleStatuses, type BundleRow, type BundleStatus } from '@atrium/shared-utility/contract'
import { describeList, type StatusTone } from '@atrium/shared-utility/ui'

const tones: Record<BundleStatus, StatusTone> = {
  uploading: 'info',
  checking: 'info',
  unchecked: 'warning',
  ready: 'success',
  refused: 'error',
}

type State = Pick<BundleRow, 'status' | 'obstacle'>

/** Ready is only what could be installed as things are. */
export function toneOf({ status, obstacle }: State) {
  return obstacle === null ? tones[status] : 'warning'
}

export function stateKeyOf({ status, obstacle }: State) {
  return obstacle === null ? `bundleStatus.${status}` : 'bundleStatus.held'
}

/** The bundles with updates; the columns that answer rarer questions are shown when chosen. */
export const bundleList = describeList({
  call: 'listBundles',
  id: 'bundles',
  labels: 'bundle',
  search: 'bundles.search',
  columns: {
    version: { text: (row) => row.version ?? row.fileName, width: 128 },
    title: { text: (row) => row.title, width: 136, grows: true },
    status: { text: (row, { t }) => t(stateKeyOf(row)), tone: toneOf, width: 136 },
    signer: { text: (row) => row.signer, width: 128 },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), isNumeric: true, width: 104 },
    uploadedBy: { text: (row) => row.uploadedBy, person: (row) => row.uploadedById, width: 128 },
    createdAt: { text: (row, { format }) => format.dateTime(row.createdAt), width: 176 },
    minVersion: { text: (row) => row.minVersion, isOptional: true },
    fileName: { text: (row) => row.fileName, isOptional: true },
    id: { text: (row) => row.id, isOptional: true },
  },
  otherFields: { uploadedById: 'uploadedBy', receivedBytes: 'status', refusal: 'status', obstacle: 'status' },
  sorts: { createdAt: 'createdAt', sizeBytes: 'sizeBytes' },
  filters: {
    status: { kind: 'choice', values: bundleStatuses, word: (status, { t }) => t(`bundleStatus.${status}`) },
  },
})
