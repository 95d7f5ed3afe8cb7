import { forward } from './run.ts'

/**
 * The audit log is searched by whole words (decision 075). Its text is kept with a blank for everything that is neither
 * letter nor number. An index keeps the words, and of other scripts than ASCII every character and every pair. The log
 * is written all day and searched seldom, so words wait in a short list until there are some to be sorted in.
 */
export const auditWords = forward(`
create function atrium_audit_text(entry audit_log) returns text language plpgsql immutable parallel safe cost 10 as $$
begin
  return ' ' || translate(lower(concat_ws(' ', entry.action, entry.target_kind, entry.target_id, entry.ip,
    entry.user_agent, entry.request_id, entry.session_id, entry.diff::text)),
    E'!"#$%&''()*+,-./:;<=>?@[\\\\]^_\`{|}~\\t\\r\\n', repeat(' ', 35)) || ' ';
end $$;

create function atrium_audit_words(content text) returns text[] language plpgsql immutable parallel safe cost 1000
set search_path from current as $$
declare
  words text[] := array_remove(string_to_array(content, ' '), '');
begin
  if octet_length(content) = length(content) then return words; end if;
  return words || atrium_grams(regexp_replace(content, '[ -~]+', ' ', 'g'));
end $$;

create index audit_log_words on audit_log using gin (atrium_audit_words(atrium_audit_text(audit_log))) with (gin_pending_list_limit = 256);

create index bulk_row_refused on bulk_row (bulk_id, place) where result <> 'done';
`)
