import type { ReactNode } from 'react'
import { useField } from './form-context.ts'

type Props = {
  /** The field that decides. */
  name: string
  value: string | boolean
  /** True to draw them with any other value. */
  isNot?: boolean
  children: ReactNode
}

/** Fields that count only while another field has a value. */
export function FormWhen({ name, value, isNot = false, children }: Props) {
  const field = useField(name)
  return (field.value === value) === isNot ? null : children
}
