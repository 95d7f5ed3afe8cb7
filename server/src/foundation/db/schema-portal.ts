import type {
  ArtifactKind,
  RolloutFound,
  RolloutLimits,
  RolloutState,
  RolloutSubject,
  UserType,
} from '@atrium/shared-utility/contract'
import type { ColumnType, Generated } from 'kysely'
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
  /** What its archive came in as; where it is now, `artifact_archive` says. */
  file_id: string
  size_bytes: number
}

/** Where the bytes of an artifact are. A trigger makes it with the artifact. */
type ArtifactArchiveTable = {
  artifact_id: string
  /** Null once nobody needs its files any more. */
  file_id: string | null
  /** When it was last read whole. */
  checked_at: Date
  removed_at: Date | null
  /** Since when it is there, without a break. */
  kept_since: Generated<Date>
}

/** A file that was found to be another one than was released. */
type ArtifactDamageTable = {
  id: string
  artifact_id: string
  /** Whose copy it is; empty: the archive in the store. */
  machine: string
  file: string
  found_at: Date
  repaired_at: Date | null
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

/** A change of what every page runs, as one operator asks another one for it. */
type MapProposalTable = {
  id: string
  head_id: string
  /** By part, the artifact that it is to have; null: none. */
  changes: Json<Record<string, string | null>>
  back_id: string | null
  reason: string
  made_by: string
  token_id: string | null
  token_label: string | null
  made_at: Date
  expires_at: Date
  outcome: 'approved' | 'refused' | 'withdrawn' | null
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
  revision_id: string | null
}

/** What some visitors have in place of what is in force, by the address of its file map. */
type MapVariantTable = { file_map: string; entries: Json<Entries>; made_at: Date }

/** A version of a parcel that is in force for some people, or was. */
type RolloutTable = {
  id: string
  parcel: string
  artifact_id: string
  before_id: string | null
  drawn_by: string
  enterprises: string[]
  user_types: UserType[]
  percent: number
  counted_by: RolloutSubject
  limits: Json<RolloutLimits>
  told: Json<Told>
  reason: string
  begun_by_kind: 'person' | 'token'
  begun_by: string
  begun_at: Date
  state: RolloutState
  ended_by_kind: 'build' | 'person' | 'token' | null
  ended_by: string | null
  ended_at: Date | null
  end_reason: string | null
  found: ColumnType<RolloutFound | null, string | null, string | null>
}

/** What pages have told of the two versions of a roll-out, added up. */
type Counts = { openings: number; erred: number; mount: number[] | null }
export type Told = { own: Counts; before: Counts }

/** Which artifact of a part came in force with which revision; null: with that one there was none any more. Only added to. */
type PartInForceTable = { slug: string; number: number; artifact_id: string | null }

type DeployChannelTable = { name: 'production'; head: string | null }

/** A package for teams, whichever machine has made it. */
type SdkPackageTable = {
  file: string
  name: string | null
  version: string | null
  integrity: string
  file_id: string
  kept_at: Date
}

export type PortalTables = {
  artifact: ArtifactTable
  artifact_archive: ArtifactArchiveTable
  artifact_damage: ArtifactDamageTable
  artifact_file: ArtifactFileTable
  map_revision: MapRevisionTable
  map_proposal: MapProposalTable
  map_variant: MapVariantTable
  deploy_channel: DeployChannelTable
  rollout: RolloutTable
  sdk_package: SdkPackageTable
  part_in_force: PartInForceTable
}
