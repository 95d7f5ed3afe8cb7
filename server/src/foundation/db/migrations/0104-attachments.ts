import { forward } from './run.ts'

/**
 * Files of messages (docs/decisions/073). A message holds which they are, with its texts: so a person who may read it
 * is told of them by the same view, and nothing else has to decide that once more.
 */
export const attachments = forward(`
alter table message add column attachments jsonb not null default '[]'
  check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 50);
create index stored_file_attaching on stored_file (created_by) where purpose = 'attaching' and status <> 'removed';

create or replace view message_in_care with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.audience, m.audience_ids, m.status,
    m.publish_at, m.expire_at, m.reach, m.created_at, m.version, m.search_norm, u.name as author,
    (select sum(c.reads) from message_read_count c where c.message_id = m.id) as reads, m.attachments
  from message m left join user_account u on u.id = m.created_by
  where m.care_ids <@ (select array_agg(id) from category_in_care);

create or replace view message_to_reader with (security_barrier) as
  select m.id, m.title_zh, m.content_zh, m.title_en, m.content_en, m.level, m.pinned, m.url, m.publish_at, m.attachments
  from user_account u
    left join enterprise e on e.id = atrium_ent()
    left join saas_category c on c.id = e.saas_id
    left join membership s on s.ent_id = atrium_ent() and s.user_id = u.id and s.status = 'active'
    join message m on m.audience_keys && (array['all', 'ent:' || e.id,
      'type:' || coalesce(u.platform_type, s.user_type)] || atrium_audience_keys('saas', c.path))
  where u.id = atrium_user() and m.status = 'published' and (m.expire_at is null or m.expire_at > now())
    and (m.care_ids is null or m.care_ids && c.path);
`)
