import type { Find, Option } from '../form/use-found.ts'
import type { Format, Translate } from '../../react/index.ts'

/** What a list says its words with: the parcel's dictionary, dates and numbers, and what the list itself adds. */
export type Words<More> = { t: Translate; format: Format } & More

/** A filter's value in words. */
type Word<More> = (value: string, words: Words<More>) => string

/** `label`: a key of the dictionary, where it is not the list's own word for the filter. */
type Labelled = { label?: string }

type TextControl<More> = Labelled & {
  kind: 'text'
  maxLength?: number
  /** For values that are not shown as they are. */
  word?: Word<More>
}

/**
 * An id, which no person types: set by the menu of a row, shown as a chip with the name that it stands for, and taken
 * away there.
 */
type RowControl = Labelled & { kind: 'row'; nameOf: Picker['nameOf'] }

/** `choice` folds away with the other filters; `buttons` are always in sight, and one of them is on. */
export type ChoiceControl<Value, More> = Labelled & {
  kind: 'choice' | 'buttons'
  values: readonly Value[] | ((words: Words<More>) => readonly Value[])
  word: Word<More>
  /** True where the value alone says what is filtered by. */
  hasPlainChip?: boolean
}

/** A day in the address, as people say it; the moment it begins, or ends, on the wire. */
type DayControl = Labelled & { kind: 'firstDay' | 'lastDay' }

/** One of many things, found by a part of its name; the address has its id. */
type PickControl<More> = Labelled & {
  kind: 'pick'
  picker: Picker
  /** What is offered before anything found. */
  first?: (words: Words<More>) => readonly Option[]
}

export type Picker = {
  find: Find
  /** The name of the thing with this id; a failure may be thrown. */
  nameOf: (id: string, signal: AbortSignal) => Promise<string>
}

type FlagControl = Labelled & { kind: 'flag' }

/** How a filter is set on the screen. `notShown`: from other code, and never from the address. */
export type Control<More> =
  | 'notShown'
  | TextControl<More>
  | ChoiceControl<string | number, More>
  | PickControl<More>
  | DayControl
  | FlagControl
  | RowControl

/** The controls that fit a filter's value. */
export type ControlFor<Value, More> = [Value] extends [boolean]
  ? 'notShown' | FlagControl
  :
      | 'notShown'
      | TextControl<More>
      | RowControl
      | PickControl<More>
      | ChoiceControl<Value & (string | number), More>
      | DayControl
