import { forward } from './run.ts'

/**
 * Counts of telemetry that no amount of reports fills: a sender of many reports would fill counts of four bytes within
 * hours.
 */
export const telemetryCounts = forward(`
drop aggregate atrium_sum_counts(integer[]);
drop function atrium_add_counts(integer[], integer[]);
drop function atrium_reach(integer[], double precision);

alter table telemetry_figure
  alter column openings type bigint,
  alter column failed type bigint,
  alter column erred type bigint,
  alter column long_tasks type bigint,
  alter column load type bigint[],
  alter column mount type bigint[],
  alter column content type bigint[],
  alter column fcp type bigint[],
  alter column lcp type bigint[],
  alter column ttfb type bigint[],
  alter column inp type bigint[],
  alter column cls type bigint[];
alter table telemetry_error alter column count type bigint;

-- Place by place; null counts nothing.
create function atrium_add_counts(one bigint[], other bigint[]) returns bigint[]
language sql immutable parallel safe as $$
  select case when one is null then other when other is null then one else array(
    select coalesce(a, 0) + coalesce(b, 0) from unnest(one, other) with ordinality as pair (a, b, place) order by place) end
$$;
create aggregate atrium_sum_counts(bigint[]) (sfunc = atrium_add_counts, stype = bigint[], parallel = safe);

-- How far along the places a share of all that is counted reaches: 2.5 is the middle of the third. Null where nothing is.
create function atrium_reach(counts bigint[], share double precision) returns double precision
language sql immutable parallel safe as $$
  select place - 1 + (wanted - before) / n from (
    select place, n::double precision as n, share * sum(n) over () as wanted,
      coalesce(sum(n) over (order by place rows between unbounded preceding and 1 preceding), 0)::double precision as before
    from unnest(counts) with ordinality as one (n, place)
  ) as counted where n > 0 and before < wanted and before + n >= wanted limit 1
$$;
`)
