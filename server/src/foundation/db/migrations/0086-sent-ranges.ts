import { forward } from './run.ts'

/**
 * Which bytes of a package were sent by a link. For earlier rows only the number is known, and they count as the first
 * bytes.
 */
export const sentRanges = forward(`
alter table package_link add column sent_ranges int8multirange not null default '{}';
update package_link set sent_ranges = int8multirange(int8range(0, sent_bytes)) where sent_bytes > 0;
`)
