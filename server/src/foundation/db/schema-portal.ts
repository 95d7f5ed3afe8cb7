import type { ArtifactKind } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Json } from './column.ts'

/** Who made an artifact or a revision; `made_by` is null for a build alone. */
type MadeBy = {
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
  file_id: string
  size_bytes: number
}

/** Which content lies under a name. Only added to. */
type ArtifactFileTable = { slug: string; name: string; integrity: string; artifact_id: string }

/** By slug, the id of an artifact. */
export type Entries = Record<string, string>

/** What the portal is made of, from one moment to the next. Only added to. */
type MapRevisionTable = MadeBy & {
  id: string
  number: number
  parent_id: string | null
  entries: Json<Entries>
  built: ColumnType<Entries | null, string | null, never>
  /** The address of its file map. */
  file_map: string
  reason: string
  digest: string
}

/** What some visitors have in place of what is in force, by the address of its file map. */
type MapVariantTable = { file_map: string; entries: Json<Entries>; made_at: Date }

type DeployChannelTable = { name: 'production'; head: string | null }

export type PortalTables = {
  artifact: ArtifactTable
  artifact_file: ArtifactFileTable
  map_revision: MapRevisionTable
  map_variant: MapVariantTable
  deploy_channel: DeployChannelTable
}
