import { forward } from './run.ts'

/**
 * When operators acted as a person. The operator's own session, by its line, stays behind the one in which they act:
 * the end of either ends the acting. Only the platform's role reaches it.
 */
export const acting = forward(`
create table acting (
  id text primary key,
  user_id text not null references user_account,
  ent_id text not null references enterprise,
  operator_id text not null references user_account,
  operator_line text not null,
  reason text not null,
  may_change boolean not null default false,
  begun_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  -- When the person said that they know of it.
  seen_at timestamptz
);
-- An operator acts as one person at a time.
create unique index acting_running on acting (operator_id) where ended_at is null;
create index acting_line on acting (operator_line) where ended_at is null;
create index acting_user on acting (user_id, begun_at);
create index acting_unseen on acting (user_id) where seen_at is null;

alter table session add column acting_id text references acting;
create index session_acting on session (acting_id) where acting_id is not null;

create function atrium_end_acting() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if new.acting_id is not null then
    update acting set ended_at = new.ended_at where id = new.acting_id and ended_at is null;
  else
    update session set ended_at = new.ended_at, end_reason = 'operatorLeft' where ended_at is null and acting_id in
      (select id from acting where operator_line = coalesce(new.line_id, new.id) and ended_at is null);
  end if;
  return null;
end $$;
-- One that is renewed goes on.
create trigger session_end_acting after update on session for each row
  when (old.ended_at is null and new.ended_at is not null and new.end_reason is distinct from 'rotated')
  execute function atrium_end_acting();

grant select, insert, update, delete on acting to atrium_platform;
`)
