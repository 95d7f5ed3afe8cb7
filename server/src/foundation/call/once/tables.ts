import { platformTable, tenantTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    sent_once: SentOnceTable
    platform_sent_once: Omit<SentOnceTable, 'ent_id'>
  }
}

/** What a person has added under a key of their browser, and the id that it got. */
type SentOnceTable = { ent_id: string; user_id: string; key: string; made_id: string; digest: string; at: Date }

export const onceTables = [
  tenantTable('sent_once', {
    app: 'select, insert',
    platform: 'select (at ent_id key user_id), delete',
    exported: { never: 'keys of browsers, which go after a day' },
  }),
  platformTable('platform_sent_once', { app: 'select, insert', platform: 'select, insert, delete' }),
]
