import { createFormatters, createIntlCache, formatMessage } from '@formatjs/intl'
import { atriumStore } from '../store.ts'
import { langs, type Lang } from '../../contract/words/lang.ts'
import { fillPlain, isPlain, type TextValues } from '../../contract/words/plain.ts'
import { dictionaryAtom, langAtom, type Words } from './words.ts'

/** A package's own words: flat keys, ICU texts, every interface language. */
export type Messages = Readonly<Record<Lang, Words>>

/** The words of some messages in one language, ready to be said. */
export type Wording = {
  /** The text of `id`, else `defaultMessage`, else the id itself, with its `{values}` filled in. */
  formatMessage: (text: { id: string; defaultMessage?: string }, values?: TextValues) => string
}

type Made = { lang: Lang; dictionary: Words; wording: Wording }

const made = new WeakMap<Messages, Made>()

/**
 * The wording of some messages in the interface language. What operators have said in their own words stands for what was
 * shipped. A key missing there falls back to zh-CN, then to the server's dictionary. The same messages give the same wording until language or dictionary change.
 *
 *     intlFor(messages).formatMessage({ id: 'enterprises.count' }, { count: 3 })
 */
export function intlFor(messages: Messages): Wording {
  const lang = atriumStore.get(langAtom)
  const dictionary = atriumStore.get(dictionaryAtom)
  const known = made.get(messages)
  if (known?.lang === lang && known.dictionary === dictionary) return known.wording
  const wording = wordingOf({ ...dictionary, ...messages[langs[0]], ...messages[lang] }, lang)
  made.set(messages, { lang, dictionary, wording })
  return wording
}

const formatters = createFormatters(createIntlCache())

function wordingOf(messages: Words, lang: Lang): Wording {
  const config = { locale: lang, defaultLocale: lang, messages, formats: {}, defaultFormats: {}, onError: sayOnConsole }
  return {
    formatMessage({ id: key, defaultMessage = key }, values = {}) {
      // Under the empty key a dictionary says its name: importmap/src/words/compile-messages.ts.
      const own = `${messages['']}|${key}`
      const id = own in messages ? own : key
      const text = messages[id] ?? defaultMessage
      return isPlain(text)
        ? fillPlain(text, values)
        : String(formatMessage(config, formatters, { id, defaultMessage }, values))
    },
  }
}

// A text that shows its braces is better than a screen that is not drawn.
function sayOnConsole(error: Error) {
  console.error(error) // eslint-disable-line no-console -- seen by the author of the text
}

const none: Messages = { 'zh-CN': {}, 'en-US': {} }

/** A route's title, or any other word of the server's dictionary; the key itself when there is none. */
export function dictionaryText(key: string) {
  return intlFor(none).formatMessage({ id: key })
}
