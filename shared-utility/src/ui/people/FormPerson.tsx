import type { FieldProps } from '../form/FieldFrame.tsx'
import { FormPicker } from '../form/FormPicker.tsx'
import { findOwnPeople, findPeople } from './find-people.ts'

/** One person of the enterprise. `initialLabel`: the name of the one that the form starts with; `isOwn`: without people from outside. */
export function FormPerson({ isOwn, ...props }: FieldProps & { initialLabel?: string | null; isOwn?: boolean }) {
  return <FormPicker {...props} find={isOwn === true ? findOwnPeople : findPeople} />
}
