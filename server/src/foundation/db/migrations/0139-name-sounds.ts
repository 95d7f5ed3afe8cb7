import { forward } from './run.ts'

/**
 * The sound of a name stands beside it (decision 106), as `soundsOf` makes it. Older rows have none yet:
 * `fill-sounds.ts` gives it to them, some at a time, once a process is open. Rows without a sound are in no index.
 */
export const nameSounds = forward(`
alter table user_account add column name_sounds text;
alter table enterprise add column name_sounds text, add column short_sounds text not null default '';

-- What begins at each syllable, and the first letters from there on. Longer ones are looked at in the row.
create function atrium_sounds(sounds text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  words text[] := '{}';
  reading text;
  syllables text[];
  whole text;
  letters text;
begin
  foreach reading in array string_to_array(sounds, '|') loop
    syllables := string_to_array(reading, ' ');
    whole := '';
    letters := '';
    for i in reverse cardinality(syllables)..1 loop
      whole := left(syllables[i] || whole, 12);
      letters := left(left(syllables[i], 1) || letters, 8);
      words := words || whole || letters;
    end loop;
  end loop;
  return array_to_tsvector(words);
end $$;

create index user_account_sounds on user_account using gin (atrium_sounds(name_sounds)) with (fastupdate = off)
  where deleted_at is null and name_sounds <> '';
create index enterprise_sounds on enterprise using gin (atrium_sounds(name_sounds || '|' || short_sounds))
  with (fastupdate = off) where deleted_at is null and name_sounds || short_sounds <> '';
create index user_account_unsaid on user_account (id) where name_sounds is null;
create index enterprise_unsaid on enterprise (id) where name_sounds is null;

grant select (name_sounds) on user_account to atrium_app;

create or replace view enterprise_in_care with (security_barrier) as
  select e.id, e.name, e.short_name, e.status, e.user_count, e.user_quota, e.created_at, e.expires_at,
    e.name_norm, e.short_norm, e.search_grams, c.id as saas_id, c.name as saas_name, c.name_en as saas_name_en,
    e.name_sounds, e.short_sounds
  from category_in_care c join enterprise e on e.saas_id = c.id
  where e.deleted_at is null;

create or replace view person_in_care with (security_barrier) as
  select u.id, u.name, u.login_id, u.search_text, m.user_type, m.title, m.joined_at,
    case when m.status = 'suspended' then 'suspended' else u.status end as status,
    e.id as ent_id, e.name as ent_name, e.saas_id, u.name_sounds
  from enterprise_in_care e
    join membership m on m.ent_id = e.id and m.status <> 'left'
    join user_account u on u.id = m.user_id and u.deleted_at is null;
`)
