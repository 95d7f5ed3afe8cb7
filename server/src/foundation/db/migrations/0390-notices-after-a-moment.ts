import { asOwner, forward } from './run.ts'

/**
 * A mail and a card wait ten seconds for their person to read the notice in the portal: then neither is sent. A job whose lease ends in
 * the future is not due before.
 */
export const noticesAfterAMoment = forward(`
create or replace function atrium_send_notice() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into job (id, kind, key, payload, ent_id, user_id, lease_until)
    values (new.id || tg_argv[1], tg_argv[0], new.ent_id || ':' || new.id,
      jsonb_build_object('entId', new.ent_id, 'userId', new.user_id, 'id', new.id), new.ent_id, new.user_id,
      clock_timestamp() + interval '10 seconds');
  perform pg_notify('atrium_job', '');
  return null;
end $$;
${asOwner('atrium_send_notice()')}
`)
