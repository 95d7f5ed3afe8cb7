import {
  type EntityField,
  type FieldState,
  fieldValue,
  formState,
  type RecordValues,
} from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import { formOf, pathOf } from '../record-form.ts'
import { useAsker } from './use-asker.ts'

type Form = {
  /** What the form asks for at most. */
  fields: readonly EntityField[]
  /** What the person sees of the record, these among them. */
  seen: readonly EntityField[]
  /** As the form begins, with what it does not ask for. */
  values: RecordValues
}
type States = ReadonlyMap<string, FieldState>

/** Which fields a form asks for changes with what is filled in; `fields` are those that it takes now. */
export function useFormShape({ fields, seen, values }: Form) {
  const asker = useAsker()
  const begun = formOf(fields, values)
  const statesOf = (form: FormValues): States => {
    // A choice that is not touched keeps even an option that was removed.
    const isKept = (field: EntityField) => field.options.length > 0 && form[pathOf(field)] === begun[pathOf(field)]
    const filled = Object.fromEntries(
      fields.map((field) => [field.key, isKept(field) ? values[field.key] : valueOf(field, form[pathOf(field)])]),
    )
    return formState({ ...values, ...filled }, { fields: seen, asker })
  }
  const [states, take] = useState(() => statesOf(begun))
  const taken = fields
    .filter(({ key }) => states.get(key) !== 'off')
    .map((field) => (states.get(field.key) === 'open' ? { ...field, isRequired: false } : field))
  return { fields: taken, statesOf, take }
}

export type FormShape = ReturnType<typeof useFormShape>

/** What stands in a control as the record would have it; what the field does not take is none. */
function valueOf(field: EntityField, value: string | boolean | undefined) {
  return value === undefined || value === '' ? null : (fieldValue(field).safeParse(value).data ?? null)
}
