import { forward } from './run.ts'

/** A person sees the browsers that are known for theirs, and forgets one; its trust goes with it. */
export const devices = forward(`
alter table known_device add column id text not null default replace(gen_random_uuid()::text, '-', '');
create unique index known_device_id on known_device (id);
alter table known_device add column user_agent text;

-- Which browser a trust of before belongs to is not known: its person is asked for the second factor once more.
delete from trusted_device;
alter table trusted_device drop column user_agent;
alter table trusted_device add column device_hash bytea not null;
alter table trusted_device add foreign key (user_id, device_hash) references known_device on delete cascade;
create index trusted_device_known on trusted_device (user_id, device_hash);
drop index trusted_device_user;
`)
