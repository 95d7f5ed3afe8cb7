import { forward } from './run.ts'

const figures = `
  min_length int not null default 8 check (min_length between 8 and 64),
  min_kinds int not null default 0 check (min_kinds between 0 and 4),
  -- 0: a password never gets too old.
  max_age_days int not null default 0 check (max_age_days = 0 or max_age_days between 30 and 365),
  history int not null default 0 check (history between 0 and 24),
  version int not null default 0`

/** What passwords have to be like, for the platform and for each enterprise, and the hashes of earlier ones. */
export const passwordPolicy = forward(`
create table password_platform (
  id smallint primary key check (id = 1),
${figures}
);
insert into password_platform (id) values (1);
alter table password_platform enable row level security;
alter table password_platform force row level security;
create policy platform on password_platform to atrium_platform using (true) with check (true);
-- Every enterprise may know what the platform asks for: its own policy can only be stricter.
create policy known on password_platform for select to atrium_app using (true);
grant select on password_platform to atrium_app;
grant select, update on password_platform to atrium_platform;

create table password_policy (
  ent_id text primary key references enterprise on delete cascade,
${figures}
);
alter table password_policy enable row level security;
alter table password_policy force row level security;
create policy platform on password_policy to atrium_platform using (true) with check (true);
create policy space on password_policy to atrium_app using (ent_id = atrium_ent()) with check (ent_id = atrium_ent());
grant select, insert, update on password_policy to atrium_app, atrium_platform;

-- What holds for a person: of the platform and of all their enterprises, the strictest of each.
create view password_rule with (security_invoker = true) as
select u.id as user_id, strictest.* from user_account u cross join lateral (
  select max(min_length) as min_length, max(min_kinds) as min_kinds,
    coalesce(min(nullif(max_age_days, 0)), 0) as max_age_days, max(history) as history
  from (
    select min_length, min_kinds, max_age_days, history from password_platform
    union all
    select p.min_length, p.min_kinds, p.max_age_days, p.history from password_policy p
      join membership m on m.ent_id = p.ent_id and m.status = 'active'
      join enterprise e on e.id = p.ent_id and e.deleted_at is null
      where m.user_id = u.id
  ) as each
) as strictest;
grant select on password_rule to atrium_platform;

create table password_history (
  user_id text not null references user_account on delete cascade,
  phc text not null,
  set_at timestamptz not null,
  primary key (user_id, phc)
);
grant select, insert, delete on password_history to atrium_platform;

create trigger password_platform_hint after update on password_platform for each statement
  execute function atrium_hint_access();
create trigger password_policy_hint after insert or update on password_policy for each statement
  execute function atrium_hint_access();
`)
