import { forward } from './run.ts'

/**
 * Trust in a device is kept with the moment at which it was given, so that every enterprise judges it by its own days,
 * and a stricter policy counts at once. A session that began by such a device carries that moment.
 */
export const trustedSince = forward(`
alter table trusted_device add column trusted_at timestamptz;
-- Nobody trusts for more than 30 days, so no trust of before is older than this; a shorter one may count for less.
update trusted_device set trusted_at = trusted_until - interval '30 days';
alter table trusted_device alter column trusted_at set not null;

-- Empty in sessions of before that began by a trusted device: their people are asked for the second factor once more.
alter table session add column device_trusted_at timestamptz;
`)
