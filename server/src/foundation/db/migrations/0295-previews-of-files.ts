import { asOwner, forward } from './run.ts'

/**
 * The preview of a document is a file of the store beside the one that it was made of (docs/decisions/141). There is one at most, so
 * that two readers do not make it twice, and it goes in the transaction in which the document goes, whatever removes that.
 */
export const previewsOfFiles = forward(`
alter table stored_file add column preview_of text references stored_file on delete set null;
create index stored_file_previews on stored_file (preview_of) where preview_of is not null;
create unique index stored_file_preview on stored_file (preview_of) where preview_of is not null and status <> 'removed';

-- What an enterprise has used does not count previews.
drop index stored_file_space;
create index stored_file_space on stored_file (ent_id) include (size_bytes, purpose) where status <> 'removed';

create function atrium_remove_preview() returns trigger language plpgsql security definer as $$
begin
  update stored_file set status = 'removed', changed_at = clock_timestamp()
    where preview_of = new.id and status <> 'removed';
  return null;
end $$;
${asOwner('atrium_remove_preview()')}
create trigger stored_file_removed after update of status on stored_file
  for each row when (new.status = 'removed' and old.status <> 'removed') execute function atrium_remove_preview();
`)
