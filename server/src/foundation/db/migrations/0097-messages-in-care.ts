import { forward } from './run.ts'

/**
 * Messages that SaaS administrators write. Each bears the categories in whose name it was written (`care_ids`). An
 * administrator who looks after all of these finds it, and no reader outside of them sees it: nor does an enterprise
 * that has left them since. A trigger sees to what is written in the name of an administrator, so no handler can forget
 * it.
 */
export const messagesInCare = forward(`
alter table message add column care_ids text[] check (cardinality(care_ids) > 0);
create index message_care on message (created_at desc, id desc) where care_ids is not null;

create view message_in_care with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.audience, m.audience_ids, m.status,
    m.publish_at, m.expire_at, m.reach, m.created_at, m.version, m.search_norm, u.name as author,
    (select sum(c.reads) from message_read_count c where c.message_id = m.id) as reads
  from message m left join user_account u on u.id = m.created_by
  where m.care_ids <@ (select array_agg(id) from category_in_care);

create function atrium_message_in_care() returns trigger language plpgsql as $$
declare
  given text[];
  is_whole boolean;
begin
  if tg_op <> 'INSERT' then
    if not exists (select from message_in_care where id = old.id) then
      raise exception 'this message is in somebody else''s care';
    end if;
    if tg_op = 'DELETE' then return old; end if;
    if (old.audience, old.audience_ids) = (new.audience, new.audience_ids)
        and (old.status = new.status or new.status in ('draft', 'withdrawn')) then
      new.care_ids := old.care_ids;
      return new;
    end if;
  end if;
  select array_agg(category_id) into given from saas_admin where user_id = atrium_carer() and 'view' = any (rights);
  -- The closest of the categories by which each of the audience is in care.
  select array_agg(distinct nearest.id), bool_and(nearest.id is not null) into new.care_ids, is_whole
  from unnest(new.audience_ids) as one
    left join category_in_care c on c.id = case new.audience when 'saas' then one
      when 'ent' then (select e.saas_id from enterprise_in_care e where e.id = one) end
    left join lateral (
      select way.id from unnest(c.path) with ordinality as way (id, n) where way.id = any (given) order by n desc limit 1
    ) as nearest on true;
  if is_whole is distinct from true then raise exception 'a message in care is for what is in care, and nobody else'; end if;
  return new;
end $$;
create trigger message_in_care before insert or update or delete on message
  for each row when (atrium_carer() is not null) execute function atrium_message_in_care();

-- Who writes in an administrator's name does so as the platform: jobs and the log are its own.
grant select on category_in_care, enterprise_in_care, message_in_care to atrium_platform;
grant select on message_in_care to atrium_app;

create or replace view message_to_reader with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.url, m.publish_at
  from user_account u
    left join enterprise e on e.id = atrium_ent()
    left join saas_category c on c.id = e.saas_id
    left join membership s on s.ent_id = atrium_ent() and s.user_id = u.id and s.status = 'active'
    join message m on m.audience_keys && (array['all', 'ent:' || e.id,
      'type:' || coalesce(u.platform_type, s.user_type)] || atrium_audience_keys('saas', c.path))
  where u.id = atrium_user() and m.status = 'published' and (m.expire_at is null or m.expire_at > now())
    and (m.care_ids is null or m.care_ids && c.path);
`)
