import { forward } from './run.ts'

/** An enterprise says whether operators may act as its members; until it does they may. */
export const actingForbidden = forward(`
alter table enterprise add column acting_forbidden boolean not null default false;
create index acting_space on acting (ent_id) where ended_at is null;
`)
