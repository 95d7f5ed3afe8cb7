import type { ReactNode } from 'react'
import { useField } from './form-context.ts'

type Props = {
  /** The field that decides. */
  name: string
  value: string | boolean
  children: ReactNode
}

/** Fields that count only while another field has a value. */
export function FormWhen({ name, value, children }: Props) {
  const field = useField(name)
  return field.value === value ? children : null
}
