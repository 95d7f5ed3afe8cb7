import type { LayoutKind, Suggestion } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { isPageFor, pageReaderOf } from '../../../foundation/query/setting/open-pages.ts'
import { hiddenPages, isUnder } from '../../../foundation/query/setting/hidden-pages.ts'
import { matching } from '../../../enterprise/application/matching.ts'
import { beginningFirst, eachMost } from './best.ts'

/** The frames of pages that a person goes to; the palette shows the same (root-config/src/layout/palette). */
const kinds: readonly LayoutKind[] = ['root', 'default', 'index', 'customer']

/** Pages of the route table that open by their address alone. The browser knows their names, and not how they are said. */
export async function suggestedPages(text: string, context: Context): Promise<Suggestion[]> {
  const { db, space, lang, services } = context
  const session = sessionOf(context)
  const reader = pageReaderOf(session)
  const hidden = hiddenPages(services.settings.current().navigation.value, session)
  const { words } = await services.dictionary(lang)
  const routes = await services.routes(db, space?.entId ?? null)
  const open = routes.filter(
    ({ app, path, kind, public: isPublic, userTypes, refused }) =>
      app !== undefined &&
      !isPublic &&
      refused === undefined &&
      kinds.includes(kind) &&
      !/[:*]/.test(path) &&
      !isUnder(path, hidden) &&
      isPageFor({ path, userTypes }, reader),
  )
  const named = open.map(({ path, title }) => ({ path, name: words[title] ?? title, nameEn: null, description: '' }))
  const found = await matching(named, normalName(text))
  return beginningFirst(found, text)
    .slice(0, eachMost)
    .map(({ path, name }) => ({ type: 'page', id: path, title: name, detail: '', url: path }))
}
