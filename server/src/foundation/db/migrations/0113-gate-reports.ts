import { forward } from './run.ts'

/** The findings about a version when it came. A team says each version once. */
export const gateReports = forward(`
create table gate_report (
  artifact_id text primary key references artifact,
  findings jsonb not null,
  made_at timestamptz not null
);
create unique index artifact_of_team on artifact (slug, version) where made_by_kind = 'token';

grant select, insert on gate_report to atrium_platform;
`)
