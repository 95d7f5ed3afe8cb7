import { forward } from './run.ts'

/** The operator finds suspended members as fast as those who are let in. */
export const suspendedMemberships = forward(`
create index membership_kept_type on membership (user_type, user_id) where status in ('active', 'suspended');
drop index membership_type;
create index membership_suspended on membership (user_id) where status = 'suspended';
`)
