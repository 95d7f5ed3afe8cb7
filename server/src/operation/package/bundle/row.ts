import type { BundleRow, Lang, WholeBundle } from '@atrium/shared-utility/contract'
import type { FoundBundle, ListedBundle } from './list-query.ts'
import { obstacleOf, type Here } from './obstacle.ts'
import type { selectUpdatesOf } from './queries.ts'

type RowContext = Here & { lang: Lang }
type Using = Awaited<ReturnType<typeof selectUpdatesOf>>

/** A bundle as the list answers it. */
export function bundleRowOf(row: ListedBundle, { lang, ...here }: RowContext): BundleRow {
  return {
    id: row.id,
    status: row.status,
    fileName: row.file_name,
    version: row.version,
    minVersion: row.min_version,
    title: lang === 'zh-CN' ? row.title_zh : row.title_en,
    sizeBytes: row.size_bytes,
    receivedBytes: row.received_bytes ?? row.size_bytes,
    // The name that the configuration has for the key today; a key that has left it keeps its former name.
    signer: here.updateKeys.find(({ spki }) => spki === row.signer_spki)?.name ?? row.signer,
    refusal: row.refusal,
    obstacle: obstacleOf(row, here),
    uploadedBy: row.uploaded_by_name,
    uploadedById: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
  }
}

/** The same with all that is known of it. */
export function wholeBundleOf(row: FoundBundle, { updates, ...asked }: RowContext & { updates: Using }): WholeBundle {
  return {
    ...bundleRowOf(row, asked),
    sha256: row.sha256,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    notesZh: row.notes_zh,
    notesEn: row.notes_en,
    checkedAt: row.checked_at?.toISOString() ?? null,
    installed: asked.installed,
    parts: row.parts,
    updates: updates.map(({ id, planned_at: plannedAt, state }) => ({
      id,
      plannedAt: plannedAt.toISOString(),
      isOpen: state === 'planned' || state === 'running',
    })),
  }
}
