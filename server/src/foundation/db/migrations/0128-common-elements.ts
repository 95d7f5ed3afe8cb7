import { asOwner, forward } from './run.ts'

/**
 * The pairs or words that more than half of the rows have, so that an index is not asked for them (decision 099). The
 * statistics of a table with policies are shown to its owner alone; these say nothing of any one row.
 */
export const commonElements = forward(`
create function atrium_common_elements(relation text) returns table (element text, share real) language sql stable
security definer set search_path from current as $$
  select e.element, e.share from pg_stats s
    cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (element, share)
  where s.schemaname = 'public' and s.tablename = relation and e.element is not null and e.share > 0.5
$$;
${asOwner('atrium_common_elements(text)')}
grant execute on function atrium_common_elements to atrium_platform;
`)
