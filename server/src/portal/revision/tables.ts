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

/** The states of the portal, one after the other. Only added to. */
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

/** The artifact of a part that came in force with a revision; null: the part went with it. Only added to. */
type PartInForceTable = { slug: string; number: number; artifact_id: string | null }

type DeployChannelTable = { name: 'production'; head: string | null }

export const revisionTables = [
  platformTable('map_revision', { platform: 'select, insert' }),
  platformTable('part_in_force', { platform: 'select, insert' }),
  platformTable('deploy_channel', { platform: 'select, update (head)' }),
]
