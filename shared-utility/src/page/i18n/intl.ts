import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { atriumStore } from '../store.ts'
import { langs, type Lang } from '../../contract/words/lang.ts'
import { dictionaryAtom, langAtom, type Words } from './words.ts'

/** A package's own words: flat keys, ICU texts, every interface language. */
export type Messages = Readonly<Record<Lang, Words>>

type Made = { lang: Lang; dictionary: Words; intl: IntlShape<string> }

const cache = createIntlCache()
const made = new WeakMap<Messages, Made>()

/**
 * The formatter of some messages in the interface language. A key missing there falls back to zh-CN, then to the
 * server's dictionary. The same messages give the same formatter until language or dictionary change.
 *
 *     intlFor(messages).formatMessage({ id: 'enterprises.count' }, { count: 3 })
 */
export function intlFor(messages: Messages): IntlShape<string> {
  const lang = atriumStore.get(langAtom)
  const dictionary = atriumStore.get(dictionaryAtom)
  const known = made.get(messages)
  if (known?.lang === lang && known.dictionary === dictionary) return known.intl
  const words = { ...dictionary, ...messages[langs[0]], ...messages[lang] }
  const intl = createIntl({ locale: lang, defaultLocale: langs[0], messages: words }, cache)
  made.set(messages, { lang, dictionary, intl })
  return intl
}

const none: Messages = { 'zh-CN': {}, 'en-US': {} }

/** A route's title, or any other word of the server's dictionary; the key itself when there is none. */
export function dictionaryText(key: string) {
  const intl = intlFor(none)
  return key in intl.messages ? intl.formatMessage({ id: key }) : key
}
