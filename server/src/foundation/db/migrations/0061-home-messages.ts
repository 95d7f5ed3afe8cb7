import { forward } from './run.ts'

/**
 * Messages that operators write: one row in both languages, whose text is a tree and no HTML (docs/decisions/056). A
 * message in two languages was two rows with one key: the Chinese one takes in the other.
 *
 * Its readers see a view, whose conditions alone decide which message a person reads: `audience_keys` has an index, so
 * messages to others cost a reader nothing. When its moment comes a job makes `scheduled` into `published`, and tells
 * that in the same transaction: so no person is told too early, and no person reads a message before its event.
 *
 * How many have read it is counted as they read, in sixteen places, so that a million people do not wait for one row.
 */
export const homeMessages = forward(`
create function atrium_lines(plain text) returns jsonb language sql immutable as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_agg(
    case when line ~ '^\\s*$' then jsonb_build_object('type', 'paragraph')
      else jsonb_build_object('type', 'paragraph', 'content',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))) end order by n))
  from regexp_split_to_table(plain, '\\r?\\n') with ordinality as lines (line, n)
$$;

alter table message add column title_zh text check (length(title_zh) between 1 and 120),
  add column content_zh jsonb,
  add column title_en text check (length(title_en) between 1 and 120),
  add column content_en jsonb,
  add column pinned boolean not null default false,
  add column reach bigint,
  add column withdrawn_at timestamptz;

update message set title_en = title, content_en = atrium_lines(content) where langs = '{en-US}';
update message set title_zh = title, content_zh = atrium_lines(content) where title_en is null;
create table message_pair as
  select zh.id as zh, en.id as en, en.title_en, en.content_en, left(zh.key, -6) as key
  from message zh join message en on en.key = left(zh.key, -6) || ':en-US' and en.langs = '{en-US}'
  where zh.key like '%:zh-CN' and zh.langs = '{zh-CN}';
insert into message_receipt (message_id, user_id, read_at)
  select zh, user_id, read_at from message_pair join message_receipt on message_id = en on conflict do nothing;
delete from message where id in (select en from message_pair);
update message set key = pair.key, title_en = pair.title_en, content_en = pair.content_en
  from message_pair as pair where id = zh;
drop table message_pair;

drop function atrium_lines(text);
drop policy space on message;
revoke all on message from atrium_app;
alter table message drop column langs, drop column title, drop column content,
  add check ((title_zh is null) = (content_zh is null)),
  add check ((title_en is null) = (content_en is null)),
  add check (title_zh is not null or title_en is not null),
  -- As JSON it is 64 kB at most; kept as jsonb it may have blanks.
  add check (octet_length(content_zh::text) <= 131072 and octet_length(content_en::text) <= 131072),
  alter column publish_at drop not null,
  alter column publish_at drop default,
  alter column status set default 'draft',
  drop constraint message_status_check,
  add check (status in ('draft', 'scheduled', 'published', 'withdrawn')),
  add check (publish_at is not null or status in ('draft', 'withdrawn'));

create function atrium_audience_keys(audience text, ids text[]) returns text[] language sql immutable parallel safe as $$
  select case when audience = 'all' then array['all'] else array(select audience || ':' || id from unnest(ids) as id) end
$$;
alter table message add column audience_keys text[]
    generated always as (atrium_audience_keys(audience, audience_ids)) stored,
  add column search_norm text
    generated always as (lower(normalize(coalesce(title_zh, '') || ' ' || coalesce(title_en, ''), nfkc))) stored;

drop index message_published;
drop index message_audience;
create index message_readers on message using gin (audience_keys) with (fastupdate = off) where status = 'published';
-- What operators wrote has no key: those are the messages of their list.
create index message_created on message (created_at desc, id desc) where key is null;
create index message_by_moment on message (publish_at desc, id desc) where key is null;
create index message_over on message (coalesce(withdrawn_at, expire_at)) where status in ('published', 'withdrawn');
create index message_search on message using gin (atrium_grams(search_norm)) with (fastupdate = off) where key is null;

create view message_to_reader with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.url, m.publish_at
  from user_account u
    left join enterprise e on e.id = atrium_ent()
    left join membership s on s.ent_id = atrium_ent() and s.user_id = u.id and s.status = 'active'
    join message m on m.audience_keys && array['all', 'ent:' || e.id, 'saas:' || e.saas_id,
      'type:' || coalesce(u.platform_type, s.user_type)]
  where u.id = atrium_user() and m.status = 'published' and (m.expire_at is null or m.expire_at > now());
grant select on message_to_reader to atrium_app;
grant update, delete on message to atrium_platform;

create table message_read_count (
  message_id text not null references message on delete cascade,
  place smallint not null check (place between 0 and 15),
  reads bigint not null,
  primary key (message_id, place)
);
grant select on message_read_count to atrium_platform;
-- Who has read what nobody is shown any more is removed after a while; how many did stays.
grant select, delete on message_receipt to atrium_platform;
insert into message_read_count
  select message_id, abs(hashtext(user_id) % 16), count(*) from message_receipt group by 1, 2;

-- Runs as its owner: whoever reads may not write down how many others did. In the order of the ids, so that two who read
-- the same messages at once do not wait for each other.
create function atrium_count_reads() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into message_read_count as counted (message_id, place, reads)
    select message_id, abs(hashtext(user_id) % 16), count(*) from added group by 1, 2 order by 1, 2
    on conflict (message_id, place) do update set reads = counted.reads + excluded.reads;
  return null;
end $$;
do $$
begin
  execute format('alter function atrium_count_reads() set search_path = %I, pg_temp', current_schema());
  revoke all on function atrium_count_reads() from public;
end $$;
create trigger message_receipt_count after insert on message_receipt referencing new table as added
  for each statement execute function atrium_count_reads();

-- What was written by hand for later waits for its moment now.
insert into job (id, kind, key, payload, lease_until)
  select 'open' || id, 'homeMessage', id || ':' || version, jsonb_build_object('id', id), publish_at
  from message where status = 'published' and publish_at > now();
update message set status = 'scheduled' where status = 'published' and publish_at > now();
`)
