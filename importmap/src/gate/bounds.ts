import type { GateFinding } from '@atrium/shared-utility/contract'
import { isOpenPage, userTypes as allUserTypes } from '@atrium/shared-utility/contract/gate'
import { refused, type Candidate } from './candidate.ts'

type Manifest = Candidate['manifest']

/** The page of every person is written from this, so it is bounded: one parcel is a small part of it. */
const most = {
  files: 150,
  closures: 1500,
  css: 20,
  entries: 20,
  imports: 3000,
  exports: 3000,
  routes: 100,
  menu: 5,
  userTypes: allUserTypes.length,
  needs: 60,
  uses: 3000,
} as const
const longest = { path: 200, title: 100, description: 300, range: 100, icon: 60, unmarked: 300 } as const

/** Segments as people type them, or the name of a part; a browser would write anything else otherwise. */
const pathShape = /^(?:\/(?:[A-Za-z0-9][\w.~-]*|:[A-Za-z]\w*))+$/
/** Characters that cannot be seen, or turn round what stands beside them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u
/** Behind everything that is the portal's own, and within what a list can be sorted by. */
const orders = { least: 1000, most: 9999 } as const
/** The portal's own pages are known by these. */
const ownIcons = ['message', 'home']

/** How much a parcel brings into pages that are not its own, and where it may show itself there. */
export function boundFindings({ manifest }: Candidate): GateFinding[] {
  const { files, css, entries, imports, exports, needs = {}, uses = {}, declaration } = manifest
  return [
    ...tooMany('files', Object.keys(files).length),
    ...tooMany('closures', closures(manifest)),
    ...tooMany('css', css.length),
    ...tooMany('entries', Object.keys(entries).length),
    ...tooMany('imports', Object.values(imports).flat().length),
    ...tooMany('exports', Object.values(exports).flat().length),
    ...tooMany('needs', Object.keys(needs).length),
    ...tooMany('uses', Object.values(uses).flat().length),
    ...Object.entries(needs)
      .filter(([, range]) => range.length > longest.range)
      .map(([name]) => refused('textOdd', { field: 'needs', text: name })),
    ...(declaration === undefined ? [] : declarationBounds(declaration)),
  ]
}

type Declaration = NonNullable<Manifest['declaration']>

/** The bounds of a declaration, also of a parcel that has no files yet. */
export function declarationBounds({ routes, description }: Declaration): GateFinding[] {
  return [
    ...tooMany('routes', routes.length),
    ...tooMany('menu', routes.filter(({ menu }) => menu !== undefined).length),
    ...Object.values(description).flatMap((text) => textFindings('description', text)),
    ...routes.slice(0, most.routes).flatMap(routeFindings),
    ...menuFindings(
      routes.map(({ path }) => path),
      routes.slice(0, most.routes),
    ),
  ]
}

type Route = Declaration['routes'][number]

function routeFindings(route: Route): GateFinding[] {
  const { path, under, title, unmarked = '', menu, userTypes = [], kind } = route
  const odd = [path, under ?? path].filter((one) => one.length > longest.path || !pathShape.test(one))
  return [
    ...[...new Set(odd)].map((one) => refused('routeOdd', { path: one.slice(0, longest.path) })),
    ...Object.values(title).flatMap((text) => textFindings('title', text)),
    ...textFindings('unmarked', unmarked),
    ...tooMany('userTypes', userTypes.length),
    ...textFindings('icon', menu?.icon ?? ''),
    // No one else says there whose page it is.
    ...(isOpenPage(route) ? [refused('routePublic', { path, kind })] : []),
  ]
}

function menuFindings(paths: readonly string[], routes: readonly Route[]): GateFinding[] {
  return routes.flatMap(({ path, menu }) => {
    if (menu === undefined) return []
    const { order, icon, parent } = menu
    const isOwn = order >= orders.least && order <= orders.most && !ownIcons.includes(icon)
    return isOwn && (parent === undefined || (parent !== path && paths.includes(parent)))
      ? []
      : [refused('menuForeign', { path, ...orders, icons: ownIcons.join(', ') })]
  })
}

function textFindings(field: Exclude<keyof typeof longest, 'path' | 'range'>, text: string) {
  return text.length > longest[field] || unseen.test(text)
    ? [refused('textOdd', { field, text: text.slice(0, 40).replaceAll(new RegExp(unseen, 'gu'), '?') })]
    : []
}

function tooMany(what: keyof typeof most, count: number) {
  return count > most[what] ? [refused('tooMany', { what, count, limit: most[what] })] : []
}

/**
 * For each script, how many others of the parcel come before it: pages name them all. The count goes no further than it
 * matters.
 */
function closures({ files, imports }: Manifest) {
  if (Object.keys(files).length > most.files) return 0
  let count = 0
  for (const file of Object.keys(imports)) {
    count += closureOf(file, imports).size
    if (count > most.closures) break
  }
  return count
}

function closureOf(file: string, imports: Manifest['imports']) {
  const found = new Set<string>()
  const waiting = importsOf(file, imports)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    if (next.startsWith('./')) waiting.push(...importsOf(next.slice(2), imports))
  }
  return found
}

function importsOf(file: string, imports: Manifest['imports']) {
  return Object.hasOwn(imports, file) ? [...(imports[file] ?? [])] : []
}
