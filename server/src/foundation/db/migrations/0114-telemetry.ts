import { forward } from './run.ts'

/**
 * How parcels opened, added up by parcel and version. Each figure is kept three times, in rows of five minutes, of an
 * hour and of a day (`minutes`), so that a query for a month reads thirty. A column of times counts by its place how
 * many fell between two bounds of a list (server/src/delivery/telemetry/bounds.ts).
 */
export const telemetry = forward(`
create table telemetry_figure (
  minutes smallint not null,
  at timestamptz not null,
  slug text not null,
  version text not null,
  kind text not null,
  of_visitors boolean not null,
  openings integer not null,
  failed integer not null,
  erred integer not null,
  long_tasks integer not null,
  load integer[],
  mount integer[],
  content integer[],
  fcp integer[],
  lcp integer[],
  ttfb integer[],
  inp integer[],
  cls integer[],
  primary key (minutes, at, slug, version, kind, of_visitors)
);
grant select, insert, update, delete on telemetry_figure to atrium_platform;

create table telemetry_error (
  minutes smallint not null,
  at timestamptz not null,
  slug text not null,
  version text not null,
  kind text not null,
  message text not null,
  of_visitors boolean not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  revision text not null,
  primary key (minutes, at, slug, version, kind, message, of_visitors)
);
grant select, insert, update, delete on telemetry_error to atrium_platform;

-- Place by place; null counts nothing.
create function atrium_add_counts(one integer[], other integer[]) returns integer[]
language sql immutable parallel safe as $$
  select case when one is null then other when other is null then one else array(
    select coalesce(a, 0) + coalesce(b, 0) from unnest(one, other) with ordinality as pair (a, b, place) order by place) end
$$;
create aggregate atrium_sum_counts(integer[]) (sfunc = atrium_add_counts, stype = integer[], parallel = safe);

-- How far along the places a share of all that is counted reaches: 2.5 is the middle of the third. Null where nothing is.
create function atrium_reach(counts integer[], share double precision) returns double precision
language sql immutable parallel safe as $$
  select place - 1 + (wanted - before) / n from (
    select place, n::double precision as n, share * sum(n) over () as wanted,
      coalesce(sum(n) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
    from unnest(counts) with ordinality as one (n, place)
  ) as counted where n > 0 and before < wanted and before + n >= wanted limit 1
$$;
`)
