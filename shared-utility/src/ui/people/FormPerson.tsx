import type { FieldProps } from '../form/FieldFrame.tsx'
import { FormPicker } from '../form/FormPicker.tsx'
import { findPeople } from './find-people.ts'

/** One person of the enterprise. `initialLabel`: the name of the one that the form starts with. */
export function FormPerson(props: FieldProps & { initialLabel?: string | null }) {
  return <FormPicker {...props} find={findPeople} />
}
