import { forward } from './run.ts'

/**
 * SaaS categories are a tree: an administrator of one looks after all that is below it, and what is told to one is told
 * to these (docs/decisions/070). Each row holds its way from the root, itself last, so that no reader walks the tree. A
 * change of the tree waits for a change under way: two moves that would make a circle together are never both done.
 */
export const categoryTree = forward(`
alter table saas_category add column path text[] not null default '{}';
with recursive down as (
  select id, array[id] as path from saas_category where parent_id is null
  union all
  select c.id, down.path || c.id from saas_category c join down on c.parent_id = down.id
)
update saas_category c set path = down.path from down where down.id = c.id;
create index saas_category_path on saas_category using gin (path);
create index saas_category_parent on saas_category (parent_id);

create function atrium_place_category() returns trigger language plpgsql as $$
declare
  above text[] := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('saas_category'));
  if new.parent_id is not null then
    select path into above from saas_category where id = new.parent_id;
    if new.id = any (above) then raise exception 'a category cannot stand below itself'; end if;
  end if;
  new.path := above || new.id;
  if cardinality(new.path) > 5 then raise exception 'a tree of categories has five levels at most'; end if;
  return new;
end $$;
create trigger saas_category_place before insert or update of parent_id on saas_category
  for each row execute function atrium_place_category();

create function atrium_place_categories_below() returns trigger language plpgsql as $$
begin
  update saas_category set path = new.path || path[cardinality(old.path) + 1:]
    where path @> array[new.id] and id <> new.id;
  if exists (select from saas_category where path @> array[new.id] and cardinality(path) > 5) then
    raise exception 'a tree of categories has five levels at most';
  end if;
  return null;
end $$;
create trigger saas_category_below after update of parent_id on saas_category
  for each row when (old.path is distinct from new.path) execute function atrium_place_categories_below();

drop view person_in_care;
drop view enterprise_in_care;
drop view category_in_care;

-- The parent is named only where it is in care, too.
create view category_in_care with (security_barrier) as
  select c.id, c.name, c.name_en, c.sort, c.code, c.path,
    case when p.path && given.ids then c.parent_id end as parent_id
  from (
      select array_agg(category_id) as ids from saas_admin where user_id = atrium_carer() and 'view' = any (rights)
    ) as given
    join saas_category c on c.path && given.ids
    left join saas_category p on p.id = c.parent_id;

create view enterprise_in_care with (security_barrier) as
  select e.id, e.name, e.short_name, e.status, e.user_count, e.user_quota, e.created_at, e.expires_at,
    e.name_norm, e.short_norm, e.search_grams, c.id as saas_id, c.name as saas_name, c.name_en as saas_name_en
  from category_in_care c join enterprise e on e.saas_id = c.id
  where e.deleted_at is null;

-- Somebody in two of the enterprises is there twice; nothing says of a third one that they are in it.
create view person_in_care with (security_barrier) as
  select u.id, u.name, u.login_id, u.search_text, u.search_grams, m.user_type, m.title, m.joined_at,
    case when m.status = 'suspended' then 'suspended' else u.status end as status,
    e.id as ent_id, e.name as ent_name, e.saas_id
  from enterprise_in_care e
    join membership m on m.ent_id = e.id and m.status <> 'left'
    join user_account u on u.id = m.user_id and u.deleted_at is null;

grant select on category_in_care, enterprise_in_care, person_in_care to atrium_app;

-- Of what category the enterprise of the transaction is, and what that stands below.
create view own_category with (security_barrier) as
  select c.id, c.path from enterprise e join saas_category c on c.id = e.saas_id where e.id = atrium_ent();
grant select on own_category to atrium_app;

create or replace view message_to_reader with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.url, m.publish_at
  from user_account u
    left join enterprise e on e.id = atrium_ent()
    left join saas_category c on c.id = e.saas_id
    left join membership s on s.ent_id = atrium_ent() and s.user_id = u.id and s.status = 'active'
    join message m on m.audience_keys && (array['all', 'ent:' || e.id,
      'type:' || coalesce(u.platform_type, s.user_type)] || atrium_audience_keys('saas', c.path))
  where u.id = atrium_user() and m.status = 'published' and (m.expire_at is null or m.expire_at > now());
`)
