import { forward } from './run.ts'

/**
 * A number that rises whenever what proves a person changes: a new password, factors taken away, another address. What
 * a person asked for under an earlier number, and what only waits to be done, is void.
 */
export const pendingProofs = forward(`
alter table user_account add column pending_generation integer not null default 0;
`)
