import type { Insertable, Selectable } from 'kysely'

/**
 * Every table and view, as the migrations leave it: each room adds its own in its `tables.ts`. Names are the database's own
 * (snake_case, no renaming plug-in), so that a query reads like its SQL.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- rooms fill it
export interface Database {}

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
