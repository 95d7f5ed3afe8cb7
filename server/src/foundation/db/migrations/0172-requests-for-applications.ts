import { forward } from './run.ts'

/**
 * A person asks for an application that is not open to them, once at a time, and the administrators of the enterprise answer.
 * The answer is a message for that person alone, in that enterprise: an audience of its own kind, written by a job.
 */
export const requestsForApplications = forward(`
alter table application add column askable boolean not null default false;
grant update (askable) on application to atrium_app;

create table application_request (
  ent_id text not null,
  id text not null,
  application_id text not null,
  user_id text not null,
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  -- What the administrator says with the answer.
  word text not null default '' check (length(word) <= 500),
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by text,
  primary key (ent_id, id),
  foreign key (ent_id, application_id) references application on delete cascade,
  foreign key (ent_id, user_id) references membership on delete cascade
);
create unique index application_request_open on application_request (ent_id, application_id, user_id) where state = 'open';
create index application_request_asked on application_request (ent_id, asked_at desc);
create index application_request_answered on application_request (answered_at) where answered_at is not null;
create index application_request_of on application_request (ent_id, user_id);

alter table application_request enable row level security;
alter table application_request force row level security;
create policy platform on application_request to atrium_platform using (true) with check (true);
create policy space on application_request to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert on application_request to atrium_app;
-- The answer is written together with the job that tells it, which is the platform's.
grant select, update (state, word, answered_at, answered_by), delete on application_request to atrium_platform;
grant insert on application_person to atrium_platform;
grant update (audience_version) on application to atrium_platform;

create or replace function atrium_leave_applications() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from application_person where ent_id = new.ent_id and user_id = new.user_id;
  delete from application_request where ent_id = new.ent_id and user_id = new.user_id and state = 'open';
  return null;
end $$;
do $$
begin
  execute format('alter function atrium_leave_applications() set search_path = %I, pg_temp', current_schema());
end $$;

alter table message drop constraint message_audience_check;
alter table message add constraint message_audience_check check (audience in ('all', 'ent', 'saas', 'type', 'person'));
create index message_for_person on message ((audience_ids[1])) where audience = 'person';

create or replace view message_to_reader with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.url, m.publish_at, m.attachments
  from user_account u
    left join enterprise e on e.id = atrium_ent()
    left join saas_category c on c.id = e.saas_id
    left join membership s on s.ent_id = atrium_ent() and s.user_id = u.id and s.status = 'active'
    join message m on m.audience_keys && (array['all', 'ent:' || e.id,
      'type:' || coalesce(u.platform_type, s.user_type), 'person:' || e.id || '/' || s.user_id]
      || atrium_audience_keys('saas', c.path))
  where u.id = atrium_user() and m.status = 'published' and (m.expire_at is null or m.expire_at > now())
    and (m.care_ids is null or m.care_ids && c.path);

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''application_pin''', '''application_request'', ''application_pin''');
end $$;
`)
