import { forward } from './run.ts'

/** A session that an enterprise vouched for opens that enterprise and no other one of the person's. */
export const signOn = forward(`
alter table session add column only_ent_id text references enterprise;
`)
