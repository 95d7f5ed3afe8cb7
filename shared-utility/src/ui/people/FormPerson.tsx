import type { FieldProps } from '../form/FieldFrame.tsx'
import { FormPicker } from '../form/FormPicker.tsx'
import { findOwnPeople, findPeople } from './find-people.ts'

type Props = FieldProps & {
  /** The name of the one that the form starts with. */
  initialLabel?: string | null
  /** Without people from outside. */
  isOwn?: boolean
}

/** One person of the enterprise. */
export function FormPerson({ isOwn = false, ...props }: Props) {
  return <FormPicker {...props} find={isOwn ? findOwnPeople : findPeople} />
}
