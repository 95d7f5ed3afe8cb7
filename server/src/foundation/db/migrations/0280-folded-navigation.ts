import { forward } from './run.ts'

/** The parts of the navigation that a person has folded, on all of their devices. */
export const foldedNavigation = forward(`
alter table person_config add column folded text check (length(folded) <= 2000);
`)
