import type { StartMachine } from './place.ts'
import { isRoot, startPortal, type Environment } from './portal-process.ts'

/** A start that cannot succeed, and how the sentence reads that it ends with. */
export type Broken = {
  title: string
  says: RegExp
  /** Fails before a database is started: cheap enough for every run of the tests. */
  isQuick?: true
  /** Played as an account that is not root. */
  isOrdinary?: true
  needsRoot?: true
  /** Breaks the place; answers what else is set. */
  prepare: (place: StartMachine) => Promise<Environment | void> | Environment
}

/** False where the account that plays has not the right to break it that way. */
export function canPlay({ needsRoot }: Broken) {
  return needsRoot !== true || isRoot
}

/** Null when the start ended as it should; else what was wrong with its end. */
export async function playBroken({ prepare, says, isOrdinary }: Broken, place: StartMachine) {
  const environment = (await prepare(place)) ?? {}
  const portal = startPortal({ ATRIUM_DATA_DIR: place.folder, ...environment }, { isOrdinary: isOrdinary === true })
  const url = await portal.url()
  if (url !== null) portal.signal('SIGTERM')
  const code = await portal.ended()
  if (url !== null) return 'it served'
  const lines = portal.said().trim().split('\n')
  if (code !== 1) return `it ended with ${code}: ${lines.join('\n')}`
  if (/^\s+at /m.test(portal.said())) return `it printed a stack: ${portal.said()}`
  return says.test(lines.at(-1) ?? '') ? null : `it said last: ${lines.at(-1)}`
}
