import { forward } from './run.ts'

/**
 * Every row of the audit log carries the hash of the one before it, in one chain per enterprise and one for the
 * platform. The database does it, so that no way of writing a row can leave the chain out or forge it. The lock is held
 * until the transaction ends: rows of one chain become visible in their order, and none is skipped.
 */
export const auditChain = forward(`
alter table audit_log add column seq bigint, add column prev_hash text, add column hash text;

-- What is hashed: the text of a JSON array, times in UTC to the microsecond.
create function atrium_audit_hash(entry audit_log) returns text language sql stable set timezone = 'UTC' as $$
  select encode(sha256(convert_to(entry.prev_hash || e'\\n' || jsonb_build_array(
    entry.seq, entry.id, to_char(entry.at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.ent_id,
    entry.actor_id, entry.actor_type, entry.session_id, entry.action, entry.target_kind, entry.target_id,
    entry.result, entry.ip, entry.user_agent, entry.request_id, entry.diff)::text, 'UTF8')), 'hex')
$$;

-- Runs as its owner: a space must link to rows that it may not see.
create function atrium_chain_audit() returns trigger language plpgsql security definer set search_path from current as $$
declare
  chain text := coalesce(new.ent_id, '');
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_log|' || chain, 0));
  select seq, hash into last from audit_log where coalesce(ent_id, '') = chain and seq is not null
    order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := atrium_audit_hash(new);
  return new;
end $$;

create unique index audit_log_chain on audit_log ((coalesce(ent_id, '')), seq);

-- What was written before there were chains is linked in the order of its time.
do $$
declare
  entry audit_log;
  last audit_log;
begin
  for entry in select * from audit_log order by coalesce(ent_id, ''), at, id loop
    if last.id is null or last.ent_id is distinct from entry.ent_id then last := null; end if;
    entry.seq := coalesce(last.seq, 0) + 1;
    entry.prev_hash := coalesce(last.hash, repeat('0', 64));
    entry.hash := atrium_audit_hash(entry);
    update audit_log set seq = entry.seq, prev_hash = entry.prev_hash, hash = entry.hash where id = entry.id;
    last := entry;
  end loop;
end $$;

alter table audit_log alter column seq set not null, alter column prev_hash set not null, alter column hash set not null;
create trigger audit_log_chained before insert on audit_log for each row execute function atrium_chain_audit();

-- The roles of requests are granted neither anyway; this refuses the owner too, whose connections they are.
create function atrium_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied: the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function atrium_refuse_change();

create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, at) where actor_id is not null;
create index audit_log_action on audit_log (action, at);
create index audit_log_target_id on audit_log (target_id, at);
`)
