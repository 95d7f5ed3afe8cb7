import { asOwner, forward } from './run.ts'

/**
 * Whether a person hides how far they have read. A space asks it of two people at once, the caller and another one, and reads no
 * other choice of theirs.
 */
export const hiddenReading = forward(`
alter table person_config add column hides_reading boolean not null default false;

create function atrium_shows_reading(person text) returns boolean language sql stable security definer as $$
  select not exists (select from person_config where user_id in (person, atrium_user()) and hides_reading)
$$;
${asOwner('atrium_shows_reading(text)')}
grant execute on function atrium_shows_reading(text) to atrium_app;
`)
