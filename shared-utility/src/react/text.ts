import { intlFor, type Messages } from '../page/i18n/intl.ts'
import type { TextValues } from '../contract/words/plain.ts'

export type { TextValues }
/** The text of a key in the language of the page, with its `{values}` filled in. */
export type Translate = (key: string, values?: TextValues) => string

const made = new WeakMap<object, Translate>()

/** The words of a dictionary; the same function until language or server dictionary change. */
export function translateFor(messages: Messages): Translate {
  const intl = intlFor(messages)
  const known = made.get(intl)
  if (known) return known
  const translate: Translate = (key, values) => intl.formatMessage({ id: key }, values)
  made.set(intl, translate)
  return translate
}
