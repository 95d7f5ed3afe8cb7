import { forward } from './run.ts'

/**
 * What the tables of an enterprise's records take, with their indexes and long texts, as PostgreSQL knew it when it last looked after
 * them. It reads the catalog alone: no table is opened, so none that is being changed is waited for.
 */
export const roomOfRecords = forward(`
create function atrium_record_bytes(ent text) returns bigint language sql stable as $$
  select coalesce(sum(part.relpages), 0)::bigint * current_setting('block_size')::bigint
  from app_table t
    join pg_namespace n on n.nspname = ('records_' || t.ent_id)::name
    join pg_class c on c.relnamespace = n.oid and c.relname = t.name::name
    cross join lateral (
      select c.relpages
      union all select long.relpages from pg_class long where long.oid = c.reltoastrelid
      union all select i.relpages from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid in (c.oid, c.reltoastrelid)
    ) part
  where t.ent_id = ent
$$;
`)
