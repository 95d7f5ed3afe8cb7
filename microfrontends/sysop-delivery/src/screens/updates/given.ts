import type { WholeUpdate } from '@atrium/shared-utility/contract'

/** A plan that is announced, as the server has it; a test names only what it is about. */
export function anUpdate(facts: Partial<WholeUpdate> = {}): WholeUpdate {
  return {
    id: 'up1',
    version: '3.2.0',
    title: '平台升级',
    state: 'announced',
    percent: 0,
    plannedAt: '2026-03-07T14:00:00.000Z',
    windowMin: 30,
    announceAt: '2026-03-05T08:00:00.000Z',
    startsItself: false,
    startedAt: null,
    endedAt: null,
    authorName: '王运营',
    authorId: 'u1',
    createdAt: '2026-03-05T08:00:00.000Z',
    revision: 2,
    titleZh: '平台升级',
    titleEn: 'Platform upgrade',
    notesZh: '列表更快',
    notesEn: 'Faster lists',
    startedByName: null,
    endedByName: null,
    endNote: '',
    bundle: null,
    sha256: null,
    sizeBytes: null,
    steps: [
      { name: 'close', state: 'ahead', at: null },
      { name: 'settle', state: 'ahead', at: null },
      { name: 'replace', state: 'ahead', at: null },
      { name: 'open', state: 'ahead', at: null },
    ],
    jobsAtWork: null,
    isHeldBack: false,
    runningVersion: '3.1.0',
    ...facts,
  }
}

/** The same while the servers are being exchanged. */
export function aRunningUpdate(facts: Partial<WholeUpdate> = {}) {
  const at = '2026-03-07T14:00:03.000Z'
  return anUpdate({
    state: 'running',
    percent: 50,
    startedAt: at,
    startedByName: '王运营',
    jobsAtWork: 1,
    steps: [
      { name: 'close', state: 'done', at },
      { name: 'settle', state: 'done', at: '2026-03-07T14:00:05.000Z' },
      { name: 'replace', state: 'now', at: null },
      { name: 'open', state: 'ahead', at: null },
    ],
    ...facts,
  })
}
