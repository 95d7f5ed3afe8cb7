import { forward } from './run.ts'

/** A version that goes back to a former one says to which. */
export const versionsThatGoBack = forward(`
alter table app_version add column back_to int;
`)
