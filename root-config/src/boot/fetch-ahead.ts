import { prepareCalls } from '@atrium/shared-utility'
import { objectOf, oneOf } from '@atrium/shared-utility/model'
import type { BaseConfig, LoginStatus } from '@atrium/shared-utility/contract'
import { courses } from '../frame/course.ts'
import { completeImportMap, readImportMap } from '../frame/import-map.ts'
import { mayOpen } from '../navigation/page.ts'

const asksToSave = objectOf<{ saveData: true }>({ saveData: oneOf([true]) })

/**
 * Fetches what makes calls as soon as the first page stands: a person who fills in its form must not wait for that. Beside it
 * comes what says that a script is slow, and, unless the person saves data, fetches and measures while the browser is idle.
 */
export async function fetchAhead(config: BaseConfig, session: LoginStatus) {
  const calls = prepareCalls()
  // Handed to it: what it imported of the shell would be one more file for everybody. Without it all is there, only later.
  const later = await import('./when-idle.ts').catch(() => null)
  later?.watchLoads(calls)
  await calls
  await completeImportMap()
  if (!savesData()) later?.whenIdle({ config, session, mayOpen, courses, map: readImportMap() })
}

function savesData() {
  return 'connection' in navigator && asksToSave(navigator.connection)
}
