import { forward } from './run.ts'

/** A space knows what its files are kept for, so that its administrators see what takes the room that there is. */
export const kindsOfFiles = forward(`grant select (purpose) on stored_file to atrium_app`)
