import type { BaseConfig, LoginStatus, RouteEntry } from '@atrium/shared-utility/contract'

export type Prefetch = {
  config: Pick<BaseConfig, 'routes' | 'apps'>
  session: LoginStatus
  mayOpen: (entry: RouteEntry, session: LoginStatus) => boolean
  map: { depcache: Record<string, string[]>; integrity: Record<string, string> }
}

/**
 * Fetches the parcels of the person's navigation, so that going there is quick. Before the sign-in the page has them
 * fetched, and this runs them.
 */
export async function prepare({ map, ...person }: Prefetch) {
  if (!person.session.login) return runAhead(namesAhead(document))
  const { own, shared } = filesOf(likelyApps(person), map)
  await Promise.all([...own, ...shared].map(prefetch))
}

/**
 * The named modules among what the page fetches ahead, which are of the shared set: one person may have released the
 * rest (decision 093).
 */
export function namesAhead(page: Document) {
  const ahead = page.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead'] ?? ''
  return ahead.split(' ').filter((name) => name !== '' && !name.startsWith('/'))
}

/** The entry files of the parcels worth having at hand. */
export function likelyApps({ config: { routes, apps }, session, mayOpen }: Omit<Prefetch, 'map'>) {
  const wanted = routes.filter((entry) => entry.menu && mayOpen(entry, session)).map(({ app }) => app)
  return apps.filter(({ name }) => wanted.includes(name)).map(({ url }) => url)
}

/** The parcels with all their parts, which stand beside their entries, and what those import of the shared set. */
function filesOf(urls: readonly string[], { depcache, integrity }: Prefetch['map']) {
  const folders = urls.map((url) => absolute(url.replace(/[^/]*$/, '')))
  const own = Object.keys(integrity).filter((file) => folders.some((folder) => file.startsWith(folder)))
  const imported = new Set(own.flatMap((file) => (depcache[file] ?? []).map(absolute)))
  const isMissing = (url: string) => !System.has(url)
  return { own: own.filter(isMissing), shared: [...imported].filter((url) => isMissing(url) && !own.includes(url)) }
}

function prefetch(url: string) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: url })
  link.onload = link.onerror = resolve
  document.head.append(link)
  return promise
}

/**
 * Runs the code that draws the home page while the person fills in the form, one file in each idle moment: after the
 * answer to the sign-in the person would wait for it. It is the shared set alone, which does nothing by being imported;
 * no parcel runs before it is opened.
 */
export async function runAhead(names: readonly string[]) {
  for (const name of names) {
    await new Promise<void>(idle)
    // The code that needs it is told by its own import.
    await System.import(name).catch(() => undefined)
  }
}

/** Does the work when the browser has nothing else to do. */
export function idle(work: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(work)
  else setTimeout(work, 1_000)
}

function absolute(url: string) {
  return new URL(url, window.location.href).href
}
