import type { Json } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    map_proposal: MapProposalTable
  }
}

/** A change of what every page runs, as one operator asks another one for it. */
type MapProposalTable = {
  id: string
  head_id: string
  /** The new artifact of each part; null: none. */
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

export const proposalTables = [
  platformTable('map_proposal', {
    platform: 'select, insert, update (decided_at decided_by decision outcome revision_id)',
    notSecret: {
      token_id: 'the id of one; of the token itself there is a hash elsewhere',
      token_label: 'what one is for',
    },
  }),
]
