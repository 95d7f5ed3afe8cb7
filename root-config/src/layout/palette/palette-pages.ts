import { dictionaryText } from '@atrium/shared-utility'
import type { LayoutKind, RouteEntry } from '@atrium/shared-utility/contract'
import type { NavigationItem } from '../navigation-items.ts'

export type Option = Pick<NavigationItem, 'key' | 'label' | 'icon' | 'application' | 'url' | 'isOutside'> & {
  /** What tells it from another of the same name. */
  detail?: string
  /** Of a page its path in the route table. */
  path?: string
  /** What it does, where it leads to no page. */
  act?: () => void
}

/** The frames of pages that a person goes to; the others are reached on the way to something. */
const kinds: readonly LayoutKind[] = ['root', 'default', 'index', 'customer']

type PageSources = {
  routes: readonly RouteEntry[]
  mayOpen: (entry: RouteEntry) => boolean
  prefix: string
  items: readonly NavigationItem[]
}

/**
 * Every page that this person may open by its address alone: those of the navigation first, then all others. One that is called as a page
 * before it is that page at another address.
 */
export function palettePages({ routes, mayOpen, prefix, items }: PageSources): Option[] {
  const others = routes
    .filter((entry) => entry.app && !entry.public && !entry.menu && kinds.includes(entry.kind))
    .filter((entry) => !/[:*]/.test(entry.path) && mayOpen(entry))
    .map(({ path, title }): Option => ({
      key: path,
      label: dictionaryText(title),
      icon: 'apps',
      url: prefix + path,
      isOutside: false,
    }))
  const known = new Set(items.flatMap(({ url, label }) => [url, label]))
  const first = others.filter(
    ({ url, label }, index) =>
      !known.has(url) && !known.has(label) && others.findIndex((other) => other.label === label) === index,
  )
  return [...items, ...first].map(keyed)
}

/**
 * The pages whose name holds the text, or whose address does where the text begins as one; those whose name begins with
 * it come first.
 */
export function matching(pages: readonly Option[], text: string) {
  const wanted = text.trim().toLowerCase()
  const isAddress = wanted.startsWith('/')
  const holds = ({ label, url }: Option) => (isAddress ? url : label).toLowerCase().includes(wanted)
  const begins = ({ label }: Option) => Number(label.toLowerCase().startsWith(wanted))
  return pages.filter(holds).toSorted((one, other) => begins(other) - begins(one))
}

/** As an id in the page: unlike a path it has no slashes. */
function keyed({ key, label, icon, application, url, isOutside }: Option): Option {
  return { key: `page${key.replaceAll(/[^a-zA-Z0-9-]/g, '_')}`, label, icon, application, url, isOutside, path: key }
}
