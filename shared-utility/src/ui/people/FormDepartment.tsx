import { FormPicker } from '../form/FormPicker.tsx'
import type { FieldProps } from '../form/FieldFrame.tsx'
import { departmentPicker } from './department-picker.ts'

/** One department of the enterprise. `initialLabel`: the name of the one that the form starts with. */
export function FormDepartment(props: FieldProps & { initialLabel?: string | null }) {
  return <FormPicker {...props} find={departmentPicker.find} />
}
