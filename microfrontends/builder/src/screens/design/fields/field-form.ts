import {
  designKey,
  type EntityField,
  entityField,
  type FieldOption,
  fieldRules,
  fieldTypes,
  keptRules,
  nameOfTwo,
  optionTones,
  recordFilterText,
  refuseRules,
  said,
} from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { suggestKey } from '../suggest-key.ts'

const { label, labelEn, help, isRequired, decimals } = entityField.shape

/** An option as it is typed; a new one has no key yet. */
export const optionRow = z.object({
  key: z.string(),
  label: z.string(),
  labelEn: z.string(),
  tone: z.enum(optionTones).optional(),
})

/** Options as one text of the form; what the person has not named is left out, and what is named too long is refused. */
export const optionsText = z
  .string()
  .default('[]')
  .transform((text, context): FieldOption[] => {
    const read = z.array(optionRow).safeParse(parse(text))
    const named = (read.data ?? []).filter((option) => option.label.trim() !== '' || option.labelEn.trim() !== '')
    const keys = named.map(({ key }) => key)
    const whole = named.map((option, index) => {
      const key = option.key || suggestKey(option, { word: 'option', taken: keys })
      keys[index] = key
      return { ...option, key }
    })
    const checked = entityField.shape.options.safeParse(whole)
    if (checked.success) return checked.data
    // At the field itself: the form has one for all options.
    for (const issue of checked.error.issues) context.addIssue({ ...issue, path: [] })
    return []
  })

const form = z.object({
  label,
  labelEn,
  key: designKey.optional(),
  type: z.enum(fieldTypes),
  help,
  isRequired,
  decimals,
  options: optionsText,
  relatesTo: z.string().default(''),
  section: z.string().default(''),
  /** The condition as JSON; empty for none. */
  showIf: recordFilterText.optional(),
  ...fieldRules,
})

/** What the type does not know is not asked of the person: another type was chosen before. */
export const fieldForm = form.superRefine((input, context) => {
  const field = fieldOf(input, undefined, { uid: '', key: '' })
  refuseRules(field, { context, path: [] })
  const name = nameOfTwo(field.options, 'zh-CN')
  if (name !== null) context.addIssue({ ...said(words.optionTwice, { name }), path: ['options'] })
})

const words = {
  optionTwice: { 'zh-CN': '有两个选项都叫“{name}”', 'en-US': 'Two options are called “{name}”' },
}

type FieldInput = z.output<typeof form>

const blank = {
  label: '',
  labelEn: '',
  type: 'text',
  options: '[]',
  decimals: '2',
  key: '',
  help: '',
  isRequired: false,
  relatesTo: '',
  section: '',
  showIf: '',
}

/** Rules as texts of the form; one that is not there is empty. */
function rulesIn(field: Partial<EntityField>) {
  const { isUnique = false, initial = '', minLength, maxLength, pattern, least = '', most = '', mostFiles } = field
  return {
    initial,
    isUnique,
    minLength: String(minLength ?? ''),
    maxLength: String(maxLength ?? ''),
    pattern: pattern ?? '',
    least,
    most,
    mostFiles: String(mostFiles ?? ''),
  }
}

export function formOf(field: EntityField | undefined): FormValues {
  if (field === undefined) return { ...blank, ...rulesIn({}) }
  const { uid: _uid, isHidden: _isHidden, options, decimals: places, relatesTo = '', section = '', ...rest } = field
  const { showIf, ...texts } = rest
  return {
    ...texts,
    relatesTo,
    section,
    showIf: showIf === undefined ? '' : JSON.stringify(showIf),
    ...rulesIn(field),
    options: JSON.stringify(options),
    decimals: String(places),
  }
}

/** The field as the draft has it; `before` gives what the form does not say. */
export function fieldOf(
  input: FieldInput,
  before: EntityField | undefined,
  { uid, key }: { uid: string; key: string },
) {
  const { relatesTo, section, showIf, ...rest } = input
  const isChoice = input.type === 'choice' || input.type === 'choices'
  return {
    isHidden: before?.isHidden ?? false,
    ...rest,
    ...keptRules(input),
    ...(input.type === 'relation' && relatesTo !== '' && { relatesTo }),
    ...(section !== '' && { section }),
    ...(showIf !== undefined && { showIf }),
    options: isChoice ? input.options : [],
    uid,
    key,
  } satisfies EntityField
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Made by the form itself; what is no JSON holds no options.
    return []
  }
}
