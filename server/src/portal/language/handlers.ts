import type { languageCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'

export const languageHandlers: Handlers<typeof languageCalls> = {
  async getLanguage({ lang }, { services }) {
    // Whoever was told that there is other wording is not to get what this process knew a moment before.
    await services.ownWords.refresh()
    const { words, own, version } = await services.dictionary(lang)
    return { [lang]: { ...words, ...own }, version }
  },
}
