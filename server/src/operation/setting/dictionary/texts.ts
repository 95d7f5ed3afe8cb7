import type { Lang } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import type { ShippedText } from '../../../foundation/call/wording/misfit.ts'
import { selectDrafts, selectOwn } from './queries.ts'

type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]
type DraftRow = Awaited<ReturnType<typeof selectDrafts>>[number]

/** One text with all that is known of it. */
export type Text = {
  id: string
  area: string
  key: string
  /** Undefined where nothing is shipped any more. */
  shipped: ShippedText | undefined
  own: Partial<Record<Lang, OwnRow>>
  drafts: Partial<Record<Lang, DraftRow>>
}

type Shipped = ReadonlyMap<string, ShippedText>

/** Every text, in the order of its id: what is shipped, and own wording of what was. */
export async function readTexts(db: Db, shipped: Shipped): Promise<Text[]> {
  const [own, drafts] = [await selectOwn(db), await selectDrafts(db)]
  const [ownOf, draftsOf] = [Map.groupBy(own, ({ id }) => id), Map.groupBy(drafts, ({ id }) => id)]
  const ids = [...new Set([...shipped.keys(), ...ownOf.keys(), ...draftsOf.keys()])].toSorted()
  return ids.map((id) => textOf(id, shipped.get(id), { own: ownOf.get(id) ?? [], drafts: draftsOf.get(id) ?? [] }))
}

/** One of them; undefined where there is no such text. */
export async function findText(db: Db, shipped: Shipped, id: string): Promise<Text | undefined> {
  const found = { own: await selectOwn(db, id), drafts: await selectDrafts(db, id) }
  const isKnown = shipped.has(id) || found.own.length > 0 || found.drafts.length > 0
  return isKnown ? textOf(id, shipped.get(id), found) : undefined
}

function textOf(id: string, shipped: ShippedText | undefined, found: { own: OwnRow[]; drafts: DraftRow[] }): Text {
  const [area = '', key = ''] = id.split('|')
  return { id, area, key, shipped, own: byLang(found.own), drafts: byLang(found.drafts) }
}

function byLang<Row extends { lang: Lang }>(rows: readonly Row[]): Partial<Record<Lang, Row>> {
  return Object.fromEntries(rows.map((row) => [row.lang, row]))
}

/** The text to be used instead of the shipped one: the draft where there is one, else what is published. */
export function wantedOf({ own, drafts }: Text, lang: Lang): string | null {
  const draft = drafts[lang]
  return draft === undefined ? (own[lang]?.text ?? null) : draft.text
}

/** What people read, once the drafts are published. */
export function sayingOf(text: Text, lang: Lang): string | null {
  return wantedOf(text, lang) ?? text.shipped?.[lang] ?? null
}

/** Whether the shipped text has changed since the own wording was written. */
export function isShippedChanged({ own, drafts, shipped }: Text, lang: Lang) {
  const row = drafts[lang] ?? own[lang]
  return row !== undefined && row.text !== null && shipped !== undefined && row.shipped !== (shipped[lang] ?? null)
}

/** The operator who wrote it last, and when. */
export function lastChange({ own, drafts }: Text) {
  const rows = [drafts['zh-CN'], drafts['en-US'], own['zh-CN'], own['en-US']].filter((row) => row !== undefined)
  return rows.toSorted((one, other) => other.changed_at.getTime() - one.changed_at.getTime())[0]
}
