import { view } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    colleague_phone: { user_id: string; phone: string }
  }
}

export const directoryTables = [
  /** The telephones that the people of this enterprise show to their colleagues. */
  view('colleague_phone', { app: 'select' }),
]
