import type { languageCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'

export const languageHandlers: Handlers<typeof languageCalls> = {
  async getLanguage({ lang }, { services }) {
    const { words, version } = await services.dictionary(lang)
    return { [lang]: words, version }
  },
}
