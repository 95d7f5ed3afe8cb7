import { asOwner, forward } from './run.ts'

/**
 * Announcements of an enterprise to its own people (docs/decisions/136). Whom one is for is a list of departments, roles and people;
 * `announcement_person` says who these are at the moment, and is the only thing that readers, counts and reminders ask. Jobs are the
 * platform's, so a trigger adds those that publish an announcement and end it, in the transaction that says when.
 */
export const announcements = forward(`
create table announcement (
  ent_id text not null references enterprise,
  id text not null,
  title_zh text check (length(title_zh) between 1 and 120),
  content_zh jsonb,
  title_en text check (length(title_en) between 1 and 120),
  content_en jsonb,
  level text not null default 'info' check (level in ('info', 'warn', 'critical')),
  pinned boolean not null default false,
  audience text not null check (audience in ('everyone', 'chosen')),
  publish_at timestamptz,
  expire_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'withdrawn')),
  withdrawn_at timestamptz,
  -- When the people who want mail were sent it, and when those who had not read it were reminded.
  mailed_at timestamptz,
  reminded_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  version int not null default 1,
  search_norm text generated always as (lower(normalize(coalesce(title_zh, '') || ' ' || coalesce(title_en, ''), nfkc))) stored,
  primary key (ent_id, id),
  check ((title_zh is null) = (content_zh is null)),
  check ((title_en is null) = (content_en is null)),
  check (title_zh is not null or title_en is not null),
  check (octet_length(content_zh::text) <= 131072 and octet_length(content_en::text) <= 131072),
  check (publish_at is not null or status in ('draft', 'withdrawn'))
);
create index announcement_created on announcement (ent_id, created_at desc, id desc);
create index announcement_published on announcement (ent_id, publish_at desc, id desc) where status = 'published';
create index announcement_search on announcement using gin (atrium_grams(search_norm)) with (fastupdate = off);

create table announcement_recipient (
  ent_id text not null,
  announcement_id text not null,
  kind text not null check (kind in ('department', 'role', 'person')),
  of_id text not null,
  department_id text generated always as (case when kind = 'department' then of_id end) stored,
  role_id text generated always as (case when kind = 'role' then of_id end) stored,
  user_id text generated always as (case when kind = 'person' then of_id end) stored,
  primary key (ent_id, announcement_id, kind, of_id),
  foreign key (ent_id, announcement_id) references announcement on delete cascade,
  foreign key (ent_id, department_id) references department on delete cascade,
  foreign key (ent_id, role_id) references role on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index announcement_recipient_department on announcement_recipient (ent_id, department_id) where kind = 'department';
create index announcement_recipient_role on announcement_recipient (ent_id, role_id) where kind = 'role';
create index announcement_recipient_person on announcement_recipient (ent_id, user_id) where kind = 'person';

create table announcement_receipt (
  ent_id text not null,
  announcement_id text not null,
  user_id text not null,
  read_at timestamptz not null,
  primary key (ent_id, announcement_id, user_id),
  foreign key (ent_id, announcement_id) references announcement on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create index announcement_receipt_person on announcement_receipt (ent_id, user_id);

${['announcement', 'announcement_recipient', 'announcement_receipt'].map(protect).join('\n')}
create policy space on announcement to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
create policy space on announcement_recipient to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
-- Authors see who has read; each person says so for themself alone.
create policy seeing on announcement_receipt for select to atrium_app using (ent_id = atrium_ent());
create policy reading on announcement_receipt for insert to atrium_app
  with check (ent_id = atrium_ent() and user_id = atrium_user());
grant select, insert, update, delete on announcement to atrium_app;
grant select, insert, delete on announcement_recipient to atrium_app;
grant select, insert on announcement_receipt to atrium_app;
grant select, update (status, mailed_at) on announcement to atrium_platform;
grant select on announcement_recipient, announcement_receipt to atrium_platform;

-- The people whom each announcement is for at this moment. It shows who asks the rows that they see of the tables in it, and no others.
create view announcement_person with (security_invoker = true) as
  select m.ent_id, meant.announcement_id, m.user_id
  from (
    select a.ent_id, a.id as announcement_id, s.user_id
    from announcement a join membership s on s.ent_id = a.ent_id
    where a.audience = 'everyone'
    union
    select r.ent_id, r.announcement_id, r.user_id from announcement_recipient r where r.kind = 'person'
    union
    select r.ent_id, r.announcement_id, p.user_id
    from announcement_recipient r
    join department d on d.ent_id = r.ent_id and r.department_id = any (d.path)
    join department_member p on p.ent_id = d.ent_id and p.department_id = d.id
    where r.kind = 'department'
    union
    select r.ent_id, r.announcement_id, h.user_id
    from announcement_recipient r join role_holder h on h.ent_id = r.ent_id and h.role_id = r.role_id
    where r.kind = 'role'
  ) as meant
  join membership m on m.ent_id = meant.ent_id and m.user_id = meant.user_id and m.status = 'active';

-- What the person of the transaction is to read in its enterprise, now.
create view announcement_to_reader with (security_barrier, security_invoker = true) as
  select a.ent_id, a.id, a.title_zh, a.content_zh, a.title_en, a.content_en, a.level, a.pinned, a.publish_at,
    (select r.read_at from announcement_receipt r
      where r.ent_id = a.ent_id and r.announcement_id = a.id and r.user_id = atrium_user()) as read_at
  from announcement a
  where a.ent_id = atrium_ent() and a.status = 'published' and (a.expire_at is null or a.expire_at > now())
    and exists (select from announcement_person p
      where p.ent_id = atrium_ent() and p.announcement_id = a.id and p.user_id = atrium_user());
grant select on announcement_person to atrium_app, atrium_platform;
grant select on announcement_to_reader to atrium_app;

create function atrium_announcement_due() returns trigger language plpgsql security definer set search_path from current as $$
declare
  named text := new.ent_id || ':' || new.id || ':' || new.version;
  said jsonb := jsonb_build_object('entId', new.ent_id, 'id', new.id);
begin
  insert into job (id, kind, key, payload, ent_id, lease_until)
    values (replace(gen_random_uuid()::text, '-', ''), 'announcement', named, said, new.ent_id, new.publish_at)
    on conflict (kind, key) do nothing;
  -- The clocks of processes and database agree to a second: asked earlier, the database might still show it.
  insert into job (id, kind, key, payload, ent_id, lease_until)
    select replace(gen_random_uuid()::text, '-', ''), 'announcementOver', named, said, new.ent_id,
      new.expire_at + interval '1 second'
    where new.expire_at is not null
    on conflict (kind, key) do nothing;
  perform pg_notify('atrium_job', '');
  return null;
end $$;
${asOwner('atrium_announcement_due()')}
create trigger announcement_due after insert or update of status, publish_at, expire_at on announcement
  for each row when (new.status in ('scheduled', 'published')) execute function atrium_announcement_due();

insert into role_permission (ent_id, role_id, permission)
  select ent_id, id, 'announce' from role where built_in and code = 'administrator' on conflict do nothing;

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''role_department''',
    '''announcement_receipt'', ''announcement_recipient'', ''announcement'', ''role_department''');
end $$;
`)

function protect(table: string) {
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to atrium_platform using (true) with check (true);`
}
