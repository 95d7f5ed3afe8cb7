import { asOwner, forward } from './run.ts'

/**
 * Files of an enterprise's announcements (docs/decisions/146). An announcement holds which they are, with its texts, as messages of
 * operators do: the view that says who reads it says who is told of them. A space does not write the store, so its own uploads are
 * taken up by a function, and a trigger lets go, in the same transaction, of what an announcement has no more. Of one that is
 * withdrawn they go after thirty days.
 */
export const filesOfAnnouncements = forward(`
alter table announcement add column attachments jsonb not null default '[]'
  check (jsonb_typeof(attachments) = 'array' and jsonb_array_length(attachments) <= 50);

create or replace view announcement_to_reader with (security_barrier, security_invoker = true) as
  select a.ent_id, a.id, a.title_zh, a.content_zh, a.title_en, a.content_en, a.level, a.pinned, a.publish_at,
    (select r.read_at from announcement_receipt r
      where r.ent_id = a.ent_id and r.announcement_id = a.id and r.user_id = atrium_user()) as read_at, a.attachments
  from announcement a
  where a.ent_id = atrium_ent() and a.status = 'published' and (a.expire_at is null or a.expire_at > now())
    and exists (select from announcement_person p
      where p.ent_id = atrium_ent() and p.announcement_id = a.id and p.user_id = atrium_user());

-- Whole uploads of the person of the transaction in its enterprise, which no announcement has.
create function atrium_take_attachments(ids text[])
returns table (id text, name text, media_type text, size_bytes bigint) language sql security definer as $$
  update stored_file f set purpose = 'attachment', expires_at = null, changed_at = clock_timestamp()
    where f.ent_id = atrium_ent() and f.created_by = atrium_user() and f.id = any (ids)
      and f.purpose = 'attaching' and f.status = 'stored'
    returning f.id, f.name, f.media_type, f.size_bytes
$$;

create function atrium_hold_attachments() returns trigger language plpgsql security definer as $$
declare
  had text[] := array(select one ->> 'id' from jsonb_array_elements(old.attachments) one);
  kept text[] := array(select one ->> 'id' from jsonb_array_elements(new.attachments) one);
begin
  update stored_file set status = 'removed', changed_at = clock_timestamp()
    where ent_id = old.ent_id and id = any (had) and id <> all (kept) and purpose = 'attachment' and status <> 'removed';
  update stored_file set changed_at = clock_timestamp(),
      expires_at = case when new.status = 'withdrawn' then new.withdrawn_at + interval '30 days' end
    where ent_id = new.ent_id and id = any (kept) and purpose = 'attachment' and status = 'stored';
  return null;
end $$;

${asOwner('atrium_take_attachments(text[])', 'atrium_hold_attachments()')}
grant execute on function atrium_take_attachments(text[]) to atrium_app;
create trigger announcement_attachments after update of attachments, status or delete on announcement
  for each row execute function atrium_hold_attachments();
`)
