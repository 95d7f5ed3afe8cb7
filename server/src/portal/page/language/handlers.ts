import type { languageCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'

export const languageHandlers: Handlers<typeof languageCalls> = {
  async getLanguage({ lang }, { services, session, space }) {
    // A page that was told of new wording must not get what this process knew a moment before.
    await services.ownWords.refresh()
    const { words, own, version } = await services.wordsIn(
      await services.portalFor({ entId: space?.entId ?? null, session }),
      lang,
    )
    return { [lang]: { ...words, ...own }, version }
  },
}
