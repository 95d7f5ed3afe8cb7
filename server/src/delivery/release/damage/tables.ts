import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    artifact_damage: ArtifactDamageTable
  }
}

/** A file that was found to be another one than was released. */
type ArtifactDamageTable = {
  id: string
  artifact_id: string
  /** The machine that has the copy; empty: the archive in the store. */
  machine: string
  file: string
  found_at: Date
  repaired_at: Date | null
}

export const damageTables = [platformTable('artifact_damage', { platform: 'select, insert, update, delete' })]
