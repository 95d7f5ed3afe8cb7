import { tidySign } from '../foundation/tidy.ts'
import { type Lang, langs } from '../words/lang.ts'
import type { FieldOption } from './entity-field.ts'

type OptionNames = Pick<FieldOption, 'label' | 'labelEn'>

/**
 * What two of the options are called, so that people could not tell them apart; null where each has a name of its own in both
 * languages. It is said in the person's language where it can be.
 */
export function nameOfTwo(options: readonly OptionNames[], lang: Lang): string | null {
  const inOrder = [lang, ...langs.filter((other) => other !== lang)]
  return inOrder.map((one) => repeatedIn(options.map((option) => nameIn(one, option)))).find(isName) ?? null
}

function repeatedIn(names: readonly string[]) {
  const compared = names.map(asCompared)
  return names.find((_, index) => compared.indexOf(compared[index] ?? '') < index)
}

/** Without an English name the Chinese one stands in its place. */
function nameIn(lang: Lang, { label, labelEn }: OptionNames) {
  return lang === 'en-US' && labelEn !== '' ? labelEn : label
}

/** Full width as half width, capitals as small letters, spaces as one. */
function asCompared(name: string) {
  return tidySign(name).replaceAll(/\s+/g, ' ').toLowerCase()
}

const isName = (name: string | undefined) => name !== undefined
