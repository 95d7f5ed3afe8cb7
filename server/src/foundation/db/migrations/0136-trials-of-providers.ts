import { forward } from './run.ts'

/** An administrator goes out to a provider to see what it tells; that opens no session. */
export const trialsOfProviders = forward(`
alter table sign_on add column is_trial boolean not null default false;
`)
