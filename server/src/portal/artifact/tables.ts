import type { ArtifactKind } from '@atrium/shared-utility/contract'
import type { Generated } from 'kysely'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    artifact: ArtifactTable
    artifact_archive: ArtifactArchiveTable
    artifact_file: ArtifactFileTable
  }
}

/** The maker of an artifact or a revision; `made_by` is null for a build alone. */
export type MadeBy = {
  made_by_kind: 'build' | 'person' | 'token'
  made_by: string | null
  made_at: Date
}

/** One immutable version of a part of the portal. Only added to. */
type ArtifactTable = MadeBy & {
  id: string
  slug: string
  kind: ArtifactKind
  version: string
  digest: string
  /** Canonical JSON, as its digest is of it. */
  manifest: string
  /** The file that its archive came in as; `artifact_archive` says where it is now. */
  file_id: string
  size_bytes: number
}

/** Where the bytes of an artifact are. A trigger makes it with the artifact. */
type ArtifactArchiveTable = {
  artifact_id: string
  /** Null once its files are not needed any more. */
  file_id: string | null
  /** When it was last read whole. */
  checked_at: Date
  removed_at: Date | null
  /** Since when it is there, without a break. */
  kept_since: Generated<Date>
}

/** Which content lies under a name. Only added to. */
type ArtifactFileTable = { slug: string; name: string; integrity: string; artifact_id: string }

/** By slug, the id of an artifact. */
export type Entries = Record<string, string>

export const artifactTables = [
  platformTable('artifact', { platform: 'select, insert' }),
  platformTable('artifact_archive', { platform: 'select, insert, update' }),
  platformTable('artifact_file', { platform: 'select, insert' }),
]
