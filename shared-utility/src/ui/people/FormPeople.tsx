import type { FieldProps } from '../form/FieldFrame.tsx'
import { FormManyPicker } from '../form/FormManyPicker.tsx'
import type { Option } from '../form/use-found.ts'
import { findPeople } from './find-people.ts'

/** Several people of the enterprise. The value is their ids, with commas between; `initial` are those it starts with. */
export function FormPeople(props: FieldProps & { initial?: readonly Option[] }) {
  return <FormManyPicker {...props} find={findPeople} />
}
