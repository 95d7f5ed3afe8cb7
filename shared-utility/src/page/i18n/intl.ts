import { IntlMessageFormat } from 'intl-messageformat'
import { atriumStore } from '../store.ts'
import { langs, type Lang } from '../../contract/words/lang.ts'
import { fillPlain, isPlain, type TextValues } from '../../contract/words/plain.ts'
import { dictionaryAtom, langAtom, type Words } from './words.ts'

/** A package's own words: flat keys, ICU texts, every interface language. */
export type Messages = Readonly<Record<Lang, Words>>

/** The words of some messages in one language, ready to be said. */
export type Wording = {
  messages: Words
  /** The text of `id`, else `defaultMessage`, else the id itself, with its `{values}` filled in. */
  formatMessage: (text: { id: string; defaultMessage?: string }, values?: TextValues) => string
}

type Made = { lang: Lang; dictionary: Words; wording: Wording }

const made = new WeakMap<Messages, Made>()

/**
 * The wording of some messages in the interface language. A key missing there falls back to zh-CN, then to the
 * server's dictionary. The same messages give the same wording until language or dictionary change.
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

function wordingOf(messages: Words, lang: Lang): Wording {
  const formats = new Map<string, IntlMessageFormat>()
  const formatOf = (id: string, text: string) => {
    const format = formats.get(id) ?? new IntlMessageFormat(text, lang)
    formats.set(id, format)
    return format
  }
  return {
    messages,
    formatMessage({ id, defaultMessage = id }, values = {}) {
      const text = messages[id] ?? defaultMessage
      if (isPlain(text)) return fillPlain(text, values)
      try {
        return String(formatOf(id, text).format(values))
      } catch (cause) {
        // A text that shows its braces is better than a screen that is not drawn.
        console.error(`The text ${id} cannot be filled in`, cause) // eslint-disable-line no-console -- seen by whoever wrote the text
        return String(text)
      }
    },
  }
}

const none: Messages = { 'zh-CN': {}, 'en-US': {} }

/** A route's title, or any other word of the server's dictionary; the key itself when there is none. */
export function dictionaryText(key: string) {
  return intlFor(none).formatMessage({ id: key })
}
