import type { Page } from '@playwright/test'
import type { CallOutput, UpdateRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const row: UpdateRow = {
  id: 'up1',
  version: '3.2.0',
  title: '平台升级 / Platform upgrade',
  state: 'running',
  percent: 50,
  plannedAt: '2026-03-07T14:00:00.000Z',
  windowMin: 30,
  announceAt: '2026-03-05T08:00:00.000Z',
  startsItself: true,
  startedAt: '2026-03-07T14:00:02.000Z',
  endedAt: null,
  authorName: '平台运营',
  authorId: 'u1',
  createdAt: '2026-03-04T08:00:00.000Z',
  revision: 2,
}

const over = { startedAt: '2026-02-01T14:00:00.000Z', endedAt: '2026-02-01T14:21:00.000Z', percent: 100 }
const rows: UpdateRow[] = [
  { ...row, id: 'up2', version: '3.3.0', state: 'announced', percent: 0, startedAt: null, startsItself: false },
  row,
  { ...row, ...over, id: 'up3', version: '3.1.1', state: 'done', plannedAt: '2026-02-01T14:00:00.000Z' },
  { ...row, ...over, id: 'up4', version: '3.1.0', state: 'rolledBack', plannedAt: '2026-01-20T14:00:00.000Z' },
  {
    ...row,
    id: 'up5',
    version: '3.0.9',
    state: 'missed',
    percent: 0,
    startedAt: null,
    plannedAt: '2026-01-02T14:00:00.000Z',
  },
]

const whole: CallOutput<'getUpdate'> = {
  ...row,
  titleZh: '平台升级',
  titleEn: 'Platform upgrade',
  notesZh: '列表更快。\n新增系统更新页面。',
  notesEn: 'Faster lists.\nA page for updates.',
  startedByName: null,
  endedByName: null,
  endNote: '',
  bundle: { id: 'b1', fileName: 'atrium-3.2.0.zip', signer: 'Release team', obstacle: null },
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  sizeBytes: 348_234_112,
  steps: [
    { name: 'close', state: 'done', at: '2026-03-07T14:00:02.000Z' },
    { name: 'settle', state: 'done', at: '2026-03-07T14:00:09.000Z' },
    { name: 'replace', state: 'now', at: null },
    { name: 'open', state: 'ahead', at: null },
  ],
  jobsAtWork: 1,
  isHeldBack: false,
  runningVersion: '3.1.0',
}

/** One update of several states each; what is running would close the portal to all other stories. */
export async function fakeUpdates(page: Page) {
  const list: CallOutput<'listUpdates'> = { total: rows.length, list: rows }
  await fakeResult('**/api/sysop/update?*', list)(page)
  await fakeResult('**/api/sysop/update/up1', whole)(page)
  const link: CallOutput<'linkBundle'> = {
    url: `https://portal.example/d/bundle/b1-t4xk2q-${'x'.repeat(43)}`,
    expiresAt: '2026-03-07T15:00:00.000Z',
  }
  await fakeResult('**/api/sysop/bundle/b1/link', link)(page)
}
