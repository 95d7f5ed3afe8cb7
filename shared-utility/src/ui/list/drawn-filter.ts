import type { TableWords } from '../data-table/words.ts'
import type { ChoiceControl, Control, Picker, Words } from './control.ts'

type Choice = { value: string; label: string }
type NameOf = Picker['nameOf']

/** A filter as it stands on the screen. */
export type DrawnFilter = {
  name: string
  label: string
  /** As the address has it; undefined when the filter is off. */
  value: string | undefined
  /** What is filtered by, in words; undefined when the filter is off or says it itself. */
  chip: string | undefined
  /** The address asks for what cannot be, such as an id with signs that no id has. */
  isImpossible: boolean
  /** Finds the name that the chip says instead of the value. */
  nameOf?: NameOf | undefined
} & (
  | { kind: 'text'; maxLength?: number | undefined }
  | { kind: 'pick'; picker: Picker; first: readonly Choice[] }
  | { kind: 'choice' | 'buttons'; choices: readonly Choice[] }
  | { kind: 'firstDay' | 'lastDay' | 'flag' | 'row' }
)

type Filters<More> = { labels: string; filters: Record<string, Control<More>> }
/** What the address has, and what of it no filter can be. */
type Values = { values: Record<string, unknown>; refused: Record<string, string> }
type Said<More> = { words: Words<More>; tableWords: TableWords }

/** The list's filters with their words and values, in their order. */
export function drawFilters<More>(
  { labels, filters }: Filters<More>,
  { values, refused }: Values,
  said: Said<More>,
): DrawnFilter[] {
  return Object.entries(filters).flatMap(([name, control]) => {
    if (control === 'notShown') return []
    const label = said.words.t(control.label ?? `${labels}.${name}`)
    const isImpossible = refused[name] !== undefined
    const value = refused[name] ?? textOf(values[name])
    const text = value === undefined ? undefined : chipOf(control, { label, value }, said)
    const chip = isImpossible ? said.tableWords('impossible', { label, value: value ?? '' }) : text
    return [{ name, label, value, chip, isImpossible, ...drawn(control, value, said.words) }]
  })
}

type Shown<More> = Exclude<Control<More>, 'notShown'>

function drawn<More>(control: Shown<More>, value: string | undefined, words: Words<More>) {
  if (control.kind === 'text') return { kind: control.kind, maxLength: control.maxLength }
  if (control.kind === 'row') return { kind: control.kind, nameOf: control.nameOf }
  if (control.kind === 'pick') {
    const first = control.first?.(words) ?? []
    // What is offered first needs no asking for its name.
    const nameOf = first.some((one) => one.value === value) ? undefined : control.picker.nameOf
    return { kind: control.kind, picker: control.picker, first, nameOf }
  }
  if (control.kind === 'choice' || control.kind === 'buttons')
    return { kind: control.kind, choices: choicesOf(control, value, words) }
  return { kind: control.kind }
}

function choicesOf<More>(
  { values, word }: ChoiceControl<string | number, More>,
  value: string | undefined,
  words: Words<More>,
): Choice[] {
  const known = (typeof values === 'function' ? values(words) : values).map(String)
  // What is on is among the choices, also when they are not there yet or no longer hold it.
  const all = value === undefined || known.includes(value) ? known : [value, ...known]
  return all.map((each) => ({ value: each, label: word(each, words) }))
}

function chipOf<More>(control: Shown<More>, { label, value }: Choice, said: Said<More>) {
  if (control.kind === 'buttons') return undefined
  const text = wordOf(control, value, said)
  if (control.kind === 'choice' && control.hasPlainChip) return text
  return said.tableWords('filteredBy', { label, value: text })
}

function wordOf<More>(control: Shown<More>, value: string, { words, tableWords }: Said<More>) {
  if (control.kind === 'flag') return tableWords(yesOrNo(value === 'true'))
  if (control.kind === 'pick') return control.first?.(words).find((one) => one.value === value)?.label ?? value
  return 'word' in control && control.word ? control.word(value, words) : value
}

/** As the address has it. */
function textOf(value: unknown) {
  return value === undefined || typeof value === 'string' ? value : JSON.stringify(value)
}

export function yesOrNo(value: boolean) {
  return value ? 'yes' : 'no'
}
