import type { EntityField } from './entity-field.ts'
import type { OptionTone } from './option-tone.ts'

/** In place of a uid: records of the table show no state. */
export const noState = 'none'

type Table = {
  fields: readonly EntityField[]
  /** The uid of the field that the maker has chosen, or `noState`. */
  state?: string | undefined
  views?: readonly { kind: string; groupBy: string | null }[]
}

/**
 * The single choice that says how a record stands. Where the maker has chosen none: the one that is called so, else the one whose
 * options are the columns of the first board, else the first.
 */
export function stateField({ fields, state, views = [] }: Table): EntityField | undefined {
  if (state === noState) return undefined
  const choices = fields.filter(({ type, isHidden }) => type === 'choice' && !isHidden)
  const board = views.find(({ kind }) => kind === 'board')
  return (
    choices.find(({ uid }) => uid === state) ??
    choices.find(({ key }) => key === 'state' || key === 'status') ??
    choices.find(({ key, uid }) => board?.groupBy === key || board?.groupBy === uid) ??
    choices[0]
  )
}

/** The tone of a value; of an option without one it says nothing but that there is a state. */
export function toneOf(field: Pick<EntityField, 'options'>, value: unknown): OptionTone {
  return field.options.find(({ key }) => key === value)?.tone ?? 'info'
}
