import { dictionaryOf } from '../portal/page/boot/dictionary.ts'
import type { PortalReader } from '../portal/page/boot/portal.ts'
import { shippedTextsOf } from '../portal/page/boot/shipped-texts.ts'
import type { Services } from '../foundation/call/context/services.ts'

type Words = Pick<Services, 'dictionary' | 'wordsIn' | 'shippedTexts'>

/** The words of the release that is installed, and of operators beside them. */
export function wordsOf(portal: PortalReader, own: Services['ownWords']): Words {
  return {
    wordsIn: (shown, lang) => dictionaryOf(shown, own.current(), lang),
    dictionary: async (lang) => dictionaryOf(await portal.read(), own.current(), lang),
    shippedTexts: async () => shippedTextsOf(await portal.read()),
  }
}
