import type { Page } from '@playwright/test'
import type { CallOutput, PackageRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: PackageRow = {
  id: 'p1',
  platform: 'apk',
  status: 'ready',
  fileName: 'field-2.4.0.apk',
  label: '外勤助手',
  packageName: 'com.example.field',
  versionName: '2.4.0',
  versionCode: '240',
  minOs: '24',
  sizeBytes: 48_234_112,
  receivedBytes: 48_234_112,
  refusal: null,
  force: false,
  toAll: false,
  enterprises: 0,
  downloads: 0,
  uploadedBy: '平台运营',
  uploadedById: 'u1',
  createdAt: '2026-03-05T08:00:00.000Z',
  publishedAt: null,
}

const rows: PackageRow[] = [
  row,
  { ...row, id: 'p2', status: 'published', toAll: true, versionName: '2.3.1', versionCode: '231', downloads: 1204 },
  { ...row, id: 'p3', status: 'rejected', refusal: 'unsigned', label: null, versionName: null, versionCode: null },
  {
    ...row,
    id: 'p4',
    platform: 'ipa',
    status: 'uploading',
    label: null,
    fileName: 'field.ipa',
    receivedBytes: 8_388_608,
  },
  { ...row, id: 'p5', status: 'unread', label: null, versionName: null, versionCode: null },
]

const one: CallOutput<'getPackage'> = {
  ...row,
  icon: null,
  iconBackground: null,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  signer: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  notes: { 'zh-CN': '', 'en-US': '' },
  warnings: ['downgrade'],
  version: 3,
  downloadUrl: null,
}

const download = {
  id: 'd1',
  at: '2026-03-06T08:00:00.000Z',
  entid: 'demo1',
  entName: '晨光科技',
  linkedBy: '平台运营',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  bytes: row.sizeBytes,
  isWhole: true,
}

/** Packages, so that no picture needs to build and send one. */
export async function fakePackages(page: Page) {
  await fakeResult('**/api/sysop/package?*', { total: rows.length, list: rows })(page)
  await fakeResult('**/api/sysop/apk/p1', one)(page)
  await fakeResult('**/api/sysop/apk/p1/downloads?*', { total: 1, list: [download] })(page)
}
