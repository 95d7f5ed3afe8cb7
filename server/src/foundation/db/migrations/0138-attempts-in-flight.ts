import { forward } from './run.ts'

/** Attempts of a network that have begun and not ended: they are no failures yet. An earlier release writes neither. */
export const attemptsInFlight = forward(`
alter table throttle add column in_flight integer not null default 0, add column in_flight_at timestamptz;
`)
