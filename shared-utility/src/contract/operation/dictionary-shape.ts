import { z } from 'zod'
import { id, instant, integer, text } from '../foundation/fields.ts'
import { tidyLines, unseen } from '../foundation/tidy.ts'
import { onceKey } from '../foundation/once-key.ts'
import { langs } from '../words/lang.ts'
import { lang } from '../words/lang-schema.ts'

/**
 * What is to be known of a text. `unfit`: there is own wording that does not fit the shipped text any more, so that one is
 * said. `shippedChanged`: what was shipped is another text than when the own wording was written. `missing`: a language has
 * no text at all; `oneLanguage`: own wording in one language only; `gone`: nothing is shipped any more where it stood.
 */
export const textStates = [
  'unfit',
  'shippedChanged',
  'draft',
  'own',
  'oneLanguage',
  'missing',
  'gone',
  'shipped',
] as const
export type TextState = (typeof textStates)[number]

/** `area|key`, such as `sign-in|title`. */
export const textId = z.string().min(3).max(300)

const shown = new RegExp(String.raw`^(?:[^${unseen}]|\u200c|\u200d)*$`, 'u')

/** Own wording as it is written; empty: as shipped. Not cut at its ends: some texts join others. */
export const ownText = z.string().overwrite(tidyLines).max(1000).regex(shown).default('')

/** A whole state of the dictionary: the published revision, 0 before the first. */
export const textRevision = integer(0, 2_147_483_647)
export const textNote = text(0, 200).default('')

/** Own wording of one text; the form and the server check with this same schema. */
export const writtenText = z.strictObject({
  id: textId,
  /** Names the drafts and the own wording of this text as they were read. */
  version: z.string().max(100),
  zh: ownText,
  en: ownText,
  onceKey,
})

export const textRow = z.object({
  id: textId,
  area: z.string(),
  key: z.string(),
  zhShipped: z.string().nullable(),
  /** What is to be said instead: the draft where there is one, else what is published. */
  zhOwn: z.string().nullable(),
  enShipped: z.string().nullable(),
  enOwn: z.string().nullable(),
  state: z.enum(textStates),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  changedById: id.nullable(),
})
export type TextRow = z.output<typeof textRow>

const oneChange = z.object({
  id: textId,
  lang,
  /** Null: as shipped. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** What is shipped now; null where nothing is any more. */
  shipped: z.string().nullable(),
})
export type TextChange = z.output<typeof oneChange>

const oneLanguage = z.object({
  shipped: z.string().nullable(),
  own: z.string().nullable(),
  /** Null where nothing waits; an empty one brings the shipped text back. */
  draft: z.string().nullable(),
  /** What was shipped when the own wording was written, where that is another text now. */
  shippedBefore: z.string().nullable(),
  /** Why the own wording is not said, in words. */
  unfit: z.string().nullable(),
})
export type TextInLanguage = z.output<typeof oneLanguage>

export const wholeText = z.object({
  id: textId,
  area: z.string(),
  key: z.string(),
  version: z.string(),
  zh: oneLanguage,
  en: oneLanguage,
  /** False for what only has `{values}`: no plurals or choices are possible in it. */
  hasSyntax: z.boolean(),
  history: z.array(
    z.object({
      revision: z.int(),
      lang,
      before: z.string().nullable(),
      after: z.string().nullable(),
      at: instant,
      by: z.string(),
    }),
  ),
})
export type WholeText = z.output<typeof wholeText>

export const textDifference = z.object({ total: z.int(), list: z.array(oneChange) })

export const textRevisionRow = z.object({
  revision: z.int(),
  publishedAt: instant,
  publishedBy: z.string(),
  note: z.string(),
  restores: z.int().nullable(),
  changes: z.int(),
})
export type TextRevisionRow = z.output<typeof textRevisionRow>

export const dictionaryState = z.object({
  revision: z.int(),
  draftVersion: z.int(),
  drafts: z.int(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  areas: z.array(z.string()),
})

/** `json`: both languages. `xliff`: XLIFF 1.2, from one language into the other. */
export const textFormats = ['json', 'xliff'] as const
export const exportedTexts = ['own', 'all'] as const

/** What became of an import, or would become of it. */
export const textImport = z.object({
  changed: z.int(),
  same: z.int(),
  refusedCount: z.int(),
  /** The first hundred of what was refused, each with why. */
  refused: z.array(z.object({ id: z.string(), lang: z.enum(langs).nullable(), msg: z.string() })),
})
