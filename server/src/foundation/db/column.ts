import type { ColumnType, Generated } from 'kysely'

/** A column that the database fills when the insert leaves it out. */
export type Filled<T> = Generated<T>
/** A jsonb column: read as what it holds, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
