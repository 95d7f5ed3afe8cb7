import type { ColumnType } from 'kysely'
import type { Json } from '../../foundation/db/column.ts'
import type { Entries, MadeBy } from '../artifact/tables.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    map_revision: MapRevisionTable
    part_in_force: PartInForceTable
    deploy_channel: DeployChannelTable
  }
}

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

/** Which artifact of a part came in force with which revision; null: with that one there was none any more. Only added to. */
type PartInForceTable = { slug: string; number: number; artifact_id: string | null }

type DeployChannelTable = { name: 'production'; head: string | null }

export const revisionTables = [
  platformTable('map_revision', { platform: 'select, insert' }),
  platformTable('part_in_force', { platform: 'select, insert' }),
  platformTable('deploy_channel', { platform: 'select, update (head)' }),
]
