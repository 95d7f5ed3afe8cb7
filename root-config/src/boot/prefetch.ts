import { prepareCalls } from '@atrium/shared-utility'
import { compileRoutes, defaultHomeLink, matchRoute, objectOf, oneOf } from '@atrium/shared-utility/model'
import type { BaseConfig, LoginStatus } from '@atrium/shared-utility/contract'
import { completeImportMap, readImportMap } from '../frame/import-map.ts'
import { mayOpen } from '../navigation/page.ts'

const asksToSave = objectOf<{ saveData: true }>({ saveData: oneOf([true]) })

/**
 * Fetches what makes calls as soon as the first page stands: whoever fills in its form is not to wait for that. Then,
 * while the browser is idle, what this person is likely to need next, so that going there is quick: the parcels of
 * their navigation, or before signing in the one most people land on. Not when the person saves data.
 */
export async function fetchAhead(config: BaseConfig, session: LoginStatus) {
  await prepareCalls()
  await completeImportMap()
  if (savesData()) return
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000))
  idle(() => prefetch(likelyApps(config, session)))
}

/** The entry files of the parcels worth having at hand. */
export function likelyApps({ routes, apps }: Pick<BaseConfig, 'routes' | 'apps'>, session: LoginStatus) {
  const wanted = session.login
    ? routes.filter((entry) => entry.menu && mayOpen(entry, session)).map(({ app }) => app)
    : [matchRoute(compileRoutes(routes), defaultHomeLink)?.entry.app]
  return apps.filter(({ name }) => wanted.includes(name)).map(({ url }) => url)
}

/** The parcels with all their parts, which stand beside their entries, and what those import. */
function prefetch(urls: readonly string[]) {
  const { depcache, integrity } = readImportMap()
  const folders = urls.map((url) => absolute(url.replace(/[^/]*$/, '')))
  const files = Object.keys(integrity).filter((file) => folders.some((folder) => file.startsWith(folder)))
  for (const url of new Set(files.flatMap((file) => [file, ...(depcache[file] ?? []).map(absolute)]))) {
    if (System.has(url)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: url }))
  }
}

function absolute(url: string) {
  return new URL(url, window.location.href).href
}

function savesData() {
  return 'connection' in navigator && asksToSave(navigator.connection)
}
