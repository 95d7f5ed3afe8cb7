import { isLang, isPlatformStaff, Problem, type personConfigCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { hiddenPages } from '../../../foundation/query/setting/hidden-pages.ts'
import { pageReaderOf } from '../../../foundation/query/setting/open-pages.ts'
import { personPictureUrl } from '../person-picture/queries.ts'
import { findConfig, storeConfig, storeLanguage } from './queries.ts'
import { startPagesIn } from './start-pages.ts'

export const personConfigHandlers: Handlers<typeof personConfigCalls> = {
  async getPersonConfig(_input, context) {
    const { db, lang, services } = context
    const { locale, avatar, ...config } = await findConfig(db, sessionOf(context).userId)
    const { words } = await services.dictionary(lang)
    const startPages = (await offeredTo(context)).map(({ path, title }) => ({ path, name: words[title] ?? path }))
    const picture = avatar === null ? {} : { picture: personPictureUrl(avatar, null) }
    return { ...config, ...picture, lang: isLang(locale) ? locale : null, startPages }
  },

  async updatePersonConfig({ theme, lang, pageSize, startPage, folded, hidesReading }, context) {
    const whose = { userId: sessionOf(context).userId, now: context.now }
    if (startPage && !(await offeredTo(context)).some(({ path }) => path === startPage))
      throw new Problem('startPageNotOffered')
    const change = {
      ...(theme !== undefined && { theme }),
      ...(pageSize !== undefined && { page_size: pageSize }),
      ...(startPage !== undefined && { start_page: startPage }),
      ...(folded !== undefined && { folded }),
      ...(hidesReading !== undefined && { hides_reading: hidesReading }),
    }
    if (Object.keys(change).length > 0) await storeConfig(context.db, change, whose)
    if (lang !== undefined) await storeLanguage(context.db, lang, whose)
    return {}
  },
}

/** People of the platform begin where their work is, and who is in no enterprise has no pages to choose from. */
async function offeredTo(context: Context) {
  const { entId, userType } = sessionOf(context)
  if (entId === null || isPlatformStaff(userType)) return []
  const hidden = hiddenPages(context.services.settings.current().navigation.value, sessionOf(context))
  return startPagesIn(await context.services.routes(context.db, entId), { ...pageReaderOf(sessionOf(context)), hidden })
}
