import { forward } from './run.ts'

/**
 * Until when a person who left an enterprise, or was taken out of it, may come back by themselves (docs/decisions/059).
 */
export const returning = forward(`
alter table membership add column return_until timestamptz;
`)
