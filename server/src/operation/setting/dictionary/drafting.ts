import type { Lang } from '@atrium/shared-utility/contract'
import { fit, type Misfit } from '../../../foundation/call/wording/misfit.ts'
import type { Draft } from './queries.ts'
import { isShippedChanged, wantedOf, type Text } from './texts.ts'

/** The outcome of writing a text: a draft is stored, or goes, or nothing changes, or the text does not fit. */
export type Drafting =
  | { kind: 'keep'; draft: Draft }
  | { kind: 'drop'; id: string; lang: Lang }
  | { kind: 'same' }
  | { kind: 'unfit'; misfit: Misfit }

/** An empty text, or the shipped one, brings the shipped one back. */
export async function draftingOf(text: Text, lang: Lang, written: string): Promise<Drafting> {
  const { id, own, drafts, shipped } = text
  const wanted = wantedFrom(text, lang, written)
  if (wanted !== null && wanted !== wantedOf(text, lang)) {
    if (shipped === undefined) return { kind: 'unfit', misfit: { code: 'textUnknown', params: {} } }
    const { misfit } = await fit(wanted, lang, shipped)
    if (misfit !== null) return { kind: 'unfit', misfit }
  }
  const isConfirmed = wanted !== null && isShippedChanged(text, lang)
  if (wanted === wantedOf(text, lang) && !isConfirmed) return { kind: 'same' }
  const isAsPublished = wanted === (own[lang]?.text ?? null) && !isConfirmed
  if (isAsPublished) return drafts[lang] === undefined ? { kind: 'same' } : { kind: 'drop', id, lang }
  return { kind: 'keep', draft: { id, lang, text: wanted, shipped: shipped?.[lang] ?? null } }
}

/** Blanks at the ends count only where the shipped text has some, too: there it is joined to others. */
function wantedFrom({ shipped }: Text, lang: Lang, written: string) {
  const beside = shipped?.[lang] ?? ''
  const text = beside === beside.trim() ? written.trim() : written
  return text.trim() === '' || text === beside ? null : text
}

/** The fields of the form, by language. */
export const fieldOf: Record<Lang, 'zh' | 'en'> = { 'zh-CN': 'zh', 'en-US': 'en' }
