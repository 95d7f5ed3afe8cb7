import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    sdk_package: SdkPackageTable
  }
}

/** A package for teams, whichever machine has made it. */
type SdkPackageTable = {
  file: string
  name: string | null
  version: string | null
  integrity: string
  file_id: string
  kept_at: Date
}

export const sdkTables = [platformTable('sdk_package', { platform: 'select, insert' })]
