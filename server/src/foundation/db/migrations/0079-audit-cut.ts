import { forward } from './run.ts'

/**
 * Where operators say how long the audit log is kept, the beginnings of its chains go. What remains still proves
 * itself: the number and hash of the last row that went are kept here, and the row after it has to follow them. The
 * last row of a chain never goes, so that the next one has something to follow. Only this function may delete a row.
 */
export const auditCut = forward(`
create table audit_cut (
  chain text primary key,
  seq bigint not null,
  hash text not null,
  cut_at timestamptz not null default now()
);
grant select on audit_cut to atrium_platform;

create or replace function atrium_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.audit_cut', true) = 'on' then return null; end if;
  raise exception 'permission denied: the audit log is only added to' using errcode = 'insufficient_privilege';
end $$;

create function atrium_cut_audit(before timestamptz, most int) returns int
language plpgsql security definer set search_path from current as $$
declare
  cut_chain text;
  last_seq bigint;
  cut record;
  gone int;
  total int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_cut', 0));
  perform set_config('app.audit_cut', 'on', true);
  while total < most loop
    select coalesce(a.ent_id, '') into cut_chain from audit_log a where a.at < before
      and exists (select from audit_log n where coalesce(n.ent_id, '') = coalesce(a.ent_id, '') and n.seq = a.seq + 1)
      order by a.at, a.id limit 1;
    exit when not found;
    select max(seq) into last_seq from audit_log where coalesce(ent_id, '') = cut_chain;
    -- The rows from the first on that are old, up to the first that is not.
    with head as (
      select seq, at, hash from audit_log where coalesce(ent_id, '') = cut_chain and seq < last_seq
        order by seq limit most - total
    )
    select seq, hash into cut from head
      where seq < coalesce((select min(seq) from head where at >= before), last_seq) order by seq desc limit 1;
    exit when not found;
    delete from audit_log where coalesce(ent_id, '') = cut_chain and seq <= cut.seq;
    get diagnostics gone = row_count;
    total := total + gone;
    insert into audit_cut (chain, seq, hash) values (cut_chain, cut.seq, cut.hash)
      on conflict (chain) do update set seq = excluded.seq, hash = excluded.hash, cut_at = now();
  end loop;
  perform set_config('app.audit_cut', 'off', true);
  return total;
end $$;
do $$
begin
  execute format('alter function atrium_cut_audit(timestamptz, int) set search_path = %I, pg_temp', current_schema());
  revoke all on function atrium_cut_audit(timestamptz, int) from public;
end $$;
grant execute on function atrium_cut_audit(timestamptz, int) to atrium_platform;
`)
