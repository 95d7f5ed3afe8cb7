import type { navigationCalls } from '@atrium/shared-utility/contract'
import { spaceOf, sessionOf, type Handlers } from '../../foundation/context/context.ts'
import { nameIn } from '../../foundation/wording/wording.ts'
import { entrancesFor } from './entrances.ts'
import { selectNavigation } from './queries.ts'

export const navigationHandlers: Handlers<typeof navigationCalls> = {
  async getNavigation(_input, { db, lang, space }) {
    const rows = space === null ? [] : await selectNavigation(db, space.entId)
    return { custom: rows.length > 0, items: rows.map((row) => ({ ...row, name: nameIn(lang, row) })) }
  },

  async listEntrances(_input, context) {
    const { db, lang, services } = context
    const routes = await services.routes(db, spaceOf(context).entId)
    const { words } = await services.dictionary(lang)
    return entrancesFor(routes, sessionOf(context).userType).map(({ path, title, menu }) => ({
      code: path,
      name: words[title] ?? path,
      url: path,
      // The space's front page has no place in the menu, and is a building.
      icon: menu?.icon ?? 'building',
    }))
  },
}
