import type { LayoutKind, Suggestion } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { hiddenPages, isHidden } from '../../../foundation/query/setting/hidden-pages.ts'
import { matching } from '../../../enterprise/application/matching.ts'
import { beginningFirst, eachMost } from './best.ts'

/** The frames of pages that a person goes to; the palette shows the same (root-config/src/layout/palette). */
const kinds: readonly LayoutKind[] = ['root', 'default', 'index', 'customer']

/** Pages of the route table that open by their address alone. The browser knows their names, and not how they are said. */
export async function suggestedPages(text: string, context: Context): Promise<Suggestion[]> {
  const { db, space, lang, services } = context
  const { userType, isRoot } = sessionOf(context)
  const hidden = hiddenPages(services.settings.current().navigation.value, { userType, isRoot })
  const { words } = await services.dictionary(lang)
  const routes = await services.routes(db, space?.entId ?? null)
  const navigatedFirst = routes.toSorted(
    (one, other) => Number(other.menu !== undefined) - Number(one.menu !== undefined),
  )
  const open = navigatedFirst.filter(
    ({ app, path, kind, public: isPublic, userTypes, refused }) =>
      app !== undefined &&
      !isPublic &&
      refused === undefined &&
      kinds.includes(kind) &&
      !/[:*]/.test(path) &&
      !isHidden(path, hidden) &&
      (userTypes === undefined || userTypes.includes(userType)),
  )
  const named = open.map(({ path, title }) => ({ path, name: words[title] ?? title, nameEn: null, description: '' }))
  // One that is called as a page before it is that page at another address.
  const once = [...Map.groupBy(named, ({ name }) => name).values()].flatMap((same) => same.slice(0, 1))
  const found = await matching(once, normalName(text))
  return beginningFirst(found, text)
    .slice(0, eachMost)
    .map(({ path, name }) => ({ type: 'page', id: path, title: name, detail: '', url: path }))
}
