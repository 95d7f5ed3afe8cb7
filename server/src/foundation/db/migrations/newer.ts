import type { Migration } from 'kysely/migration'
import { iconBackgrounds } from './0137-icon-backgrounds.ts'
import { attemptsInFlight } from './0138-attempts-in-flight.ts'
import { departments } from './0141-departments.ts'
import { directory } from './0142-directory.ts'

/** The latest of them; `index.ts` is as long as a file may be. */
export const newerMigrations: Record<string, Migration> = {
  '0137-icon-backgrounds': iconBackgrounds,
  '0138-attempts-in-flight': attemptsInFlight,
  '0141-departments': departments,
  '0142-directory': directory,
}
