import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { lastGoodOf } from '../../../portal/revision/last-good-query.ts'

/** `a` is the artifact, `since` the moment from which on what was in use is kept. */
type Use = (since: Date) => RawBuilder<SqlBool>

/**
 * All that an artifact's files are kept for. A new table that names artifacts is added here, or their files go after
 * the time that operators say.
 */
export const uses = {
  /** It is in force, or was at some moment since then. */
  revision: (since) => sql`exists (
    select from part_in_force f where f.artifact_id = a.id and not exists (
      select from part_in_force later join map_revision r on r.number = later.number
      where later.slug = f.slug and later.number > f.number and r.made_at < ${since}))`,
  /** The former version, too: people go back to it when the roll-out is halted. */
  rollout: (since) => sql`exists (
    select from rollout r where (r.artifact_id = a.id or r.before_id = a.id)
      and (r.state = 'running' or r.ended_at >= ${since}))`,
  preview: (since) => sql`exists (
    select from parcel_override o where o.artifact_id = a.id and o.expires_at >= ${since})`,
  /** Pages of it may be open, and ask for its file map. */
  variant: () => sql`exists (select from map_variant v where v.entries ->> a.slug = a.id)`,
  /** An operator may approve it. */
  proposal: (since) => sql`exists (
    select from map_proposal p
    where p.changes ->> a.slug = a.id and p.outcome is null and p.expires_at >= ${since})`,
  /** The former version of every page's parts: an operator who is the only one goes back to that alone. */
  core: () => sql`a.kind <> 'parcel' and a.id is not distinct from (
    select f.artifact_id from part_in_force f where f.slug = a.slug order by f.number desc offset 1 limit 1)`,
  lastGood: () => sql`a.id is not distinct from (${lastGoodOf(sql`a.slug`)})`,
  /** A page has told of it: it is open somewhere, whatever is in force. */
  telemetry: (since) => sql`(a.slug, a.version) in (
    select t.slug, t.version from telemetry_figure t
    where t.minutes = 1440 and t.at >= ${since}::timestamptz - interval '1 day')`,
} satisfies Record<string, Use>
