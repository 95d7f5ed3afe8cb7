import { prepareCalls } from '@atrium/shared-utility'
import type { BaseConfig, LoginStatus } from '@atrium/shared-utility/contract'
import { courses } from '../frame/course.ts'
import { completeImportMap, readImportMap } from '../frame/import-map.ts'
import { mayOpen } from '../navigation/page.ts'

/**
 * Fetches what makes calls as soon as the first page stands: a person who fills in its form must not wait for that. Beside it
 * comes what says that a script is slow, and what fetches and measures while the browser is idle.
 */
export async function fetchAhead(config: BaseConfig, session: LoginStatus) {
  const calls = prepareCalls()
  // Handed to it: what it imported of the shell would be one more file for everybody. Without it all is there, only later.
  const later = await import('./when-idle.ts').catch(() => null)
  later?.watchLoads(calls)
  await calls
  await completeImportMap()
  later?.whenIdle({ config, session, mayOpen, courses, map: readImportMap() })
}
