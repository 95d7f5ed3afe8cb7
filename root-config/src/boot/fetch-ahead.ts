import { prepareCalls } from '@atrium/shared-utility'
import type { BaseConfig, LoginStatus } from '@atrium/shared-utility/contract'
import { courses } from '../frame/course.ts'
import { completeImportMap, readImportMap } from '../frame/import-map.ts'
import { mayOpen } from '../navigation/page.ts'

/**
 * Fetches what makes calls as soon as the first page stands: a person who fills in its form must not wait for that. It
 * also fetches what says that a script is slow, and what fetches and measures while the browser is idle.
 */
export async function fetchAhead(config: BaseConfig, session: LoginStatus) {
  const calls = prepareCalls()
  // The values are handed over: what that file imported of the shell would be one more file for everyone. Without it
  // the same works, only later.
  const later = await import('./when-idle.ts').catch(() => null)
  later?.watchLoads(calls)
  await calls
  await completeImportMap()
  later?.whenIdle({ config, session, mayOpen, courses, map: readImportMap() })
}
