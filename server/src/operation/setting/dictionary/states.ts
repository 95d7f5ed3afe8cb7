import { langs, textStates, type Lang, type TextState } from '@atrium/shared-utility/contract'
import { fit } from '../../../foundation/call/wording/misfit.ts'
import { isShippedChanged, wantedOf, type Text } from './texts.ts'

/** Everything that is to be known of a text; the first is the most pressing. */
export async function statesOf(text: Text): Promise<TextState[]> {
  const held = await Promise.all(textStates.map(async (state) => ((await is(state, text)) ? [state] : [])))
  return held.flat()
}

async function is(state: TextState, text: Text): Promise<boolean> {
  const { shipped, own, drafts } = text
  const wanted = langs.filter((lang) => wantedOf(text, lang) !== null)
  switch (state) {
    case 'unfit':
      return (await Promise.all(langs.map((lang) => isUnfit(text, lang)))).includes(true)
    case 'shippedChanged':
      return langs.some((lang) => isShippedChanged(text, lang))
    case 'draft':
      return langs.some((lang) => drafts[lang] !== undefined)
    case 'own':
      return langs.some((lang) => own[lang] !== undefined)
    case 'oneLanguage':
      return wanted.length === 1
    case 'missing':
      return shipped !== undefined && langs.some((lang) => (shipped[lang] ?? '') === '' && !wanted.includes(lang))
    case 'gone':
      return shipped === undefined
    case 'shipped':
      return wanted.length === 0 && langs.every((lang) => drafts[lang] === undefined)
  }
}

async function isUnfit(text: Text, lang: Lang) {
  const wanted = wantedOf(text, lang)
  if (wanted === null || text.shipped === undefined) return false
  return (await fit(wanted, lang, text.shipped)).misfit !== null
}
