import type { Transact } from './tx.ts'

/** What an enterprise leaves beside the rows that the database itself removes (migration 0096). */
export type Removal = (entId: string, tx: Transact) => Promise<void>
