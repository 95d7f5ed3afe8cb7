import { asOwner, forward } from './run.ts'

/**
 * People are told by their messenger, too, where they chose that. One trigger adds the job of each way on which a notice is sent.
 * What cannot be sent stands in the portal instead, and the enterprise's app keeps why its messenger took no card.
 */
export const noticesByMessenger = forward(`
alter table notice_choice add column by_messenger boolean not null default false;
grant update (by_messenger) on notice_choice to atrium_app;

alter table notice add column by_messenger boolean not null default false;
grant update (in_portal) on notice to atrium_platform;

drop trigger notice_mail on notice;
drop function atrium_mail_notice();

-- Its arguments: the kind of the job, and what tells its id from those of the notice's other jobs.
create function atrium_send_notice() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into job (id, kind, key, payload, ent_id, user_id)
    values (new.id || tg_argv[1], tg_argv[0], new.ent_id || ':' || new.id,
      jsonb_build_object('entId', new.ent_id, 'userId', new.user_id, 'id', new.id), new.ent_id, new.user_id);
  perform pg_notify('atrium_job', '');
  return null;
end $$;
${asOwner('atrium_send_notice()')}
create trigger notice_mail after insert on notice for each row when (new.by_mail)
  execute function atrium_send_notice('noticeMail', '');
create trigger notice_messenger after insert on notice for each row when (new.by_messenger)
  execute function atrium_send_notice('noticeMessenger', 'm');

alter table messenger_app
  add column refused_at timestamptz,
  add column refusal text check (length(refusal) <= 64);
grant select (refused_at, refusal) on messenger_app to atrium_app;
`)
