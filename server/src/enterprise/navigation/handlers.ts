import type { navigationCalls } from '@atrium/shared-utility/contract'
import { spaceOf, sessionOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { pageReaderOf } from '../../foundation/query/setting/open-pages.ts'
import { nameIn } from '../../foundation/call/wording/wording.ts'
import { hiddenPages, isUnder } from '../../foundation/query/setting/hidden-pages.ts'
import { viewerOf } from '../application/open-query.ts'
import { entriesFor } from './entries.ts'
import { entrancesFor } from './entrances.ts'
import { selectNavigation } from './queries.ts'

export const navigationHandlers: Handlers<typeof navigationCalls> = {
  async getNavigation(_input, context) {
    const { db, lang, space } = context
    const rows = space === null ? [] : await selectNavigation(db, space.entId, viewerOf(context))
    const hidden = hiddenFrom(context)
    const shown = rows.filter(({ url }) => !isUnder(url, hidden))
    const items = shown.map(({ appId, appIcon, appColor, ...row }) => ({
      ...row,
      name: nameIn(lang, row),
      application: appId === null ? null : { id: appId, icon: appIcon, color: appColor },
    }))
    return { custom: rows.length > 0, items }
  },

  async getTopNavigation(_input, context) {
    const routes = await context.services.routes(context.db, context.space?.entId ?? null)
    const hidden = hiddenFrom(context)
    const entries = entriesFor(routes, pageReaderOf(sessionOf(context)))
    return { items: entries.map(({ path }) => ({ code: path, visible: !isUnder(path, hidden) })) }
  },

  async listEntrances(_input, context) {
    const { db, lang, services } = context
    const { entId } = spaceOf(context)
    const isRefused = await services.refusedPlugins(entId)
    const routes = await services.routes(db, entId)
    const { words } = await services.dictionary(lang)
    const hidden = hiddenFrom(context)
    const open = entrancesFor(routes, pageReaderOf(sessionOf(context))).filter(
      ({ path, app }) => !isUnder(path, hidden) && !isRefused(app),
    )
    return open.map(({ path, title, menu }) => ({
      code: path,
      name: words[title] ?? path,
      url: path,
      // The space's front page has no place in the menu, and is a building.
      icon: menu?.icon ?? 'building',
    }))
  },
}

function hiddenFrom(context: Context) {
  return hiddenPages(context.services.settings.current().navigation.value, sessionOf(context))
}
