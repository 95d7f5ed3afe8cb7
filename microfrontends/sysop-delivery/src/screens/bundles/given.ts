import type { WholeBundle } from '@atrium/shared-utility/contract'

/** A bundle that is ready, as the server has it; a test names only what it is about. */
export function aBundle(facts: Partial<WholeBundle> = {}): WholeBundle {
  return {
    id: 'b1',
    status: 'ready',
    fileName: 'atrium-0.2.0.zip',
    version: '0.2.0',
    minVersion: '0.1.0',
    title: '平台升级',
    sizeBytes: 20 * 1024 * 1024,
    receivedBytes: 20 * 1024 * 1024,
    signer: 'Release team',
    refusal: null,
    obstacle: null,
    uploadedBy: '王运营',
    uploadedById: 'u1',
    createdAt: '2026-03-05T08:00:00.000Z',
    sha256: 'abc123',
    titleZh: '平台升级',
    titleEn: 'Platform upgrade',
    notesZh: '列表更快',
    notesEn: 'Faster lists',
    checkedAt: '2026-03-05T08:01:00.000Z',
    installed: '0.1.0',
    parts: [
      { name: 'server/', files: 812, sizeBytes: 12 * 1024 * 1024 },
      { name: null, files: 3, sizeBytes: 100 },
    ],
    updates: [],
    ...facts,
  }
}
