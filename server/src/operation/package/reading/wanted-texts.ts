import { Refused } from '../../../foundation/reader/refused.ts'

/** The names that are asked for. Of what is not asked for no text is made. */
export type Wanted = ReadonlySet<string>

/** Of two with one name it is not known which one a telephone takes. */
export function addText(texts: Map<string, string>, name: string, text: string) {
  if (texts.has(name)) throw new Refused('duplicateKey')
  texts.set(name, text)
}
