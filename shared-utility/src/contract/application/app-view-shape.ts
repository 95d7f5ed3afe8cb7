import { z } from 'zod'
import { id } from '../foundation/fields.ts'
import { said } from '../foundation/said-issue.ts'
import { recordFilter } from './filter.ts'
import { designKey, label, labelEn, typedKey } from './entity-field.ts'

/** How a view lays out records: rows with columns, or cards in a column for each option of a choice. */
export const viewKinds = ['table', 'board'] as const
export type ViewKind = (typeof viewKinds)[number]

/** More cannot be read on a card, and more options cannot be read side by side. */
export const mostCardFields = 3
export const mostBoardColumns = 30

const orders = ['asc', 'desc'] as const
const words = {
  noField: { 'zh-CN': '请至少选择一个字段', 'en-US': 'Choose at least one field' },
  manyFields: { 'zh-CN': '卡片最多显示 {most} 个字段', 'en-US': 'A card can show up to {most} fields' },
  twice: { 'zh-CN': '字段重复', 'en-US': 'Duplicate field' },
  noGroup: { 'zh-CN': '请选择作为看板列的字段', 'en-US': 'Choose a field for the columns' },
}

/** A view of a table as its maker has named it. Fields are named by their uid. */
export const appViewBody = z
  .strictObject({
    key: typedKey,
    label,
    labelEn,
    /** The uid of the entity. */
    entity: id,
    kind: z.enum(viewKinds),
    /** In their order: the columns of a table, or what a card says beside its title. */
    fields: z.array(id).max(100),
    /** Null: the newest first. */
    sort: z
      .strictObject({ field: id, order: z.enum(orders) })
      .nullable()
      .default(null),
    /** Of a board: the choice whose options are its columns. */
    groupBy: id.nullable().default(null),
    /** Only records that fulfil it. It names fields by their keys, as filters do. */
    filter: recordFilter.optional(),
  })
  .superRefine(({ kind, fields, groupBy }, context) => {
    const refuse = (path: string, issue: ReturnType<typeof said>) => context.addIssue({ ...issue, path: [path] })
    if (new Set(fields).size < fields.length) refuse('fields', said(words.twice))
    if (kind === 'table' && fields.length === 0) refuse('fields', said(words.noField))
    if (kind === 'board' && fields.length > mostCardFields)
      refuse('fields', said(words.manyFields, { most: String(mostCardFields) }))
    if (kind === 'board' && groupBy === null) refuse('groupBy', said(words.noGroup))
  })
export type AppViewBody = z.infer<typeof appViewBody>

export const draftAppView = z.object({ uid: id, rev: z.int(), body: appViewBody })
export type DraftAppView = z.infer<typeof draftAppView>

/** A view as its version has it. */
export type PublishedAppView = AppViewBody & { uid: string }

/** A view as a caller works with it: fields by their keys, and none that is hidden from the caller. */
export const runtimeView = z.object({
  key: designKey,
  label: z.string(),
  labelEn: z.string(),
  kind: z.enum(viewKinds),
  fields: z.array(designKey),
  sort: z.object({ field: designKey, order: z.enum(orders) }).nullable(),
  groupBy: designKey.nullable(),
  /** Whether it shows only some of the records. */
  isFiltered: z.boolean(),
})
export type RuntimeView = z.infer<typeof runtimeView>
