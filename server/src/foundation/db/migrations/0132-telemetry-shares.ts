import { forward } from './run.ts'

/**
 * How much of what pages told about a parcel in a roll-out came from which enterprises (decision 084): by one of 256
 * shares that enterprises fall into. So operators cannot read from it what one enterprise does, and thousands take no
 * more rows.
 */
export const telemetryShares = forward(`
create table telemetry_share (
  at timestamptz not null,
  slug text not null,
  version text not null,
  share smallint not null,
  openings bigint not null,
  erred bigint not null,
  mount bigint[],
  primary key (slug, version, at, share)
);
create index telemetry_share_at on telemetry_share (at);
grant select, insert, update, delete on telemetry_share to atrium_platform;

-- What was told before a roll-out began is none of its own.
create function atrium_forget_shares() returns trigger language plpgsql as $$
begin
  delete from telemetry_share where slug = new.parcel;
  return null;
end $$;
create trigger rollout_shares after insert on rollout for each row execute function atrium_forget_shares();
`)
