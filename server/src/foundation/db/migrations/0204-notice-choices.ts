import { asOwner, forward } from './run.ts'

/**
 * How each person wants to be told of what: in the portal, by mail, both or not at all. A notice that its person wants by mail
 * brings its job along. Jobs are the platform's, so a trigger adds it, in the transaction of the notice.
 */
export const noticeChoices = forward(`
create table notice_choice (
  ent_id text not null,
  user_id text not null,
  kind text not null check (length(kind) between 1 and 40),
  in_portal boolean not null,
  by_mail boolean not null,
  primary key (ent_id, user_id, kind),
  foreign key (ent_id, user_id) references membership on delete cascade
);
alter table notice_choice enable row level security;
alter table notice_choice force row level security;
create policy platform on notice_choice to atrium_platform using (true) with check (true);
-- Rooms ask it of the people whom they tell.
create policy space on notice_choice for select to atrium_app using (ent_id = atrium_ent());
create policy choosing on notice_choice for insert to atrium_app with check (ent_id = atrium_ent() and user_id = atrium_user());
create policy changing on notice_choice for update to atrium_app
  using (ent_id = atrium_ent() and user_id = atrium_user()) with check (ent_id = atrium_ent() and user_id = atrium_user());
grant select, insert, update (in_portal, by_mail) on notice_choice to atrium_app;
grant select on notice_choice to atrium_platform;

alter table notice
  add column in_portal boolean not null default true,
  add column by_mail boolean not null default false;

create function atrium_mail_notice() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into job (id, kind, key, payload, ent_id, user_id)
    values (new.id, 'noticeMail', new.ent_id || ':' || new.id,
      jsonb_build_object('entId', new.ent_id, 'userId', new.user_id, 'id', new.id), new.ent_id, new.user_id);
  perform pg_notify('atrium_job', '');
  return null;
end $$;
${asOwner('atrium_mail_notice()')}
create trigger notice_mail after insert on notice for each row when (new.by_mail) execute function atrium_mail_notice();

do $$
declare
  known text := pg_get_functiondef('atrium_remove_space(text, int)'::regprocedure);
begin
  execute replace(known, '''notice''', '''notice_choice'', ''notice''');
end $$;
`)
