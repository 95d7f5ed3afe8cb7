import { keysVariable } from './updates.ts'

/** Portals whose exported revisions this one takes. Its own it always takes. */
export const revisionVariables = { ATRIUM_REVISION_KEYS: keysVariable('`atrium export` says the key of a portal') }
