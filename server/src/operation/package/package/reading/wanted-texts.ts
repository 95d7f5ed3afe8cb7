import { Refused } from '../../../../foundation/file/reader/refused.ts'

/** The wanted names. No text is made of any other. */
export type Wanted = ReadonlySet<string>

/** Refuses two texts with one name, because it is not known which one a telephone takes. */
export function addText(texts: Map<string, string>, name: string, text: string) {
  if (texts.has(name)) throw new Refused('duplicateKey')
  texts.set(name, text)
}
