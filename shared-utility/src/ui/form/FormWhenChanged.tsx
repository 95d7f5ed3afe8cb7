import type { ReactNode } from 'react'
import { useValues } from './form-context.ts'
import type { FormValues } from './values.ts'

type Props = {
  /** Fields, and the values that they had. */
  from: FormValues
  children: ReactNode
}

/** What is to be known once one of these fields has another value. */
export function FormWhenChanged({ from, children }: Props) {
  const values = useValues()
  return Object.entries(from).some(([name, value]) => (values[name] ?? '') !== value) ? children : null
}
