import type { Page } from '@playwright/test'
import type { BundleRow, CallOutput } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: BundleRow = {
  id: 'b1',
  status: 'ready',
  fileName: 'atrium-3.3.0.zip',
  version: '3.3.0',
  minVersion: '3.1.0',
  title: '平台升级 / Platform upgrade',
  sizeBytes: 348_234_112,
  receivedBytes: 348_234_112,
  signer: 'Release team',
  refusal: null,
  obstacle: null,
  uploadedBy: '平台运营',
  uploadedById: 'u1',
  createdAt: '2026-03-05T08:00:00.000Z',
}

const unread = { version: null, minVersion: null, title: null, signer: null }
const rows: BundleRow[] = [
  row,
  { ...row, id: 'b2', version: '4.0.0', minVersion: '3.3.0', fileName: 'atrium-4.0.0.zip', obstacle: 'needsNewer' },
  { ...row, ...unread, id: 'b3', status: 'uploading', fileName: 'atrium-3.4.0.zip', receivedBytes: 83_886_080 },
  { ...row, ...unread, id: 'b4', status: 'checking', fileName: 'atrium-3.3.1.zip' },
  { ...row, ...unread, id: 'b5', status: 'refused', refusal: 'signerUnknown', fileName: 'from-somewhere.zip' },
  { ...row, ...unread, id: 'b6', status: 'unchecked', fileName: 'atrium-3.2.9.zip' },
]

const whole: CallOutput<'getBundle'> = {
  ...row,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  titleZh: '平台升级',
  titleEn: 'Platform upgrade',
  notesZh: '列表更快。\n新增系统更新页面。',
  notesEn: 'Faster lists.\nA page for updates.',
  checkedAt: '2026-03-05T08:02:00.000Z',
  installed: '3.2.0',
  parts: [
    { name: '.packages/', files: 1402, sizeBytes: 301_000_000 },
    { name: 'server/', files: 1203, sizeBytes: 32_000_000 },
    { name: 'microfrontends/', files: 980, sizeBytes: 11_000_000 },
    { name: 'package.json', files: 1, sizeBytes: 2048 },
    { name: null, files: 12, sizeBytes: 40_000 },
  ],
  updates: [{ id: 'up1', plannedAt: '2026-03-07T14:00:00.000Z', isOpen: false }],
}

/** One bundle in each of its states. */
export async function fakeBundles(page: Page) {
  const list: CallOutput<'listBundles'> = { total: rows.length, list: rows }
  await fakeResult('**/api/sysop/bundle?*', list)(page)
  await fakeResult('**/api/sysop/bundle/b1', whole)(page)
  await fakeResult('**/api/sysop/bundle/b5', {
    ...whole,
    ...rows.find(({ id }) => id === 'b5'),
    titleZh: null,
    titleEn: null,
    notesZh: null,
    notesEn: null,
    sha256: null,
    parts: [],
    updates: [],
  })(page)
}
