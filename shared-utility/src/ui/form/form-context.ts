import { createContext, use } from 'react'
import type { FormValues } from './values.ts'

/** What a field needs of its form. */
type FieldHost = {
  values: FormValues
  theirs: FormValues
  isRequired: (path: string) => boolean
  errorOf: (path: string) => string | undefined
  setValue: (path: string, value: string | boolean) => void
  visit: (path: string) => void
}

const FormContext = createContext<FieldHost | null>(null)
export const FormProvider = FormContext

/** All fields of the form around it. */
export function useValues() {
  const host = use(FormContext)
  if (!host) throw new Error('This needs a FormDialog around it')
  return host.values
}

/** One field of the form around it, by its path in the call's input. */
export function useField(path: string) {
  const host = use(FormContext)
  if (!host) throw new Error(`The field ${path} needs a FormDialog around it`)
  return {
    value: host.values[path] ?? '',
    theirs: host.theirs[path],
    error: host.errorOf(path),
    isRequired: host.isRequired(path),
    onChange: (value: string | boolean) => host.setValue(path, value),
    onBlur: () => host.visit(path),
  }
}
