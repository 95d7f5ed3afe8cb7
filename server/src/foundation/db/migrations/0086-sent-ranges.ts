import { forward } from './run.ts'

/** Which bytes of a package were sent by a link. Of before it is known how many, and taken for the first ones. */
export const sentRanges = forward(`
alter table package_link add column sent_ranges int8multirange not null default '{}';
update package_link set sent_ranges = int8multirange(int8range(0, sent_bytes)) where sent_bytes > 0;
`)
