import { userTypes } from '@atrium/shared-utility/contract'
import { must } from '../../../foundation/process/error/must.ts'

/** The user type that a smallint of the database stands for. */
export function userTypeOf(value: number) {
  return must(
    userTypes.find((type) => type === value),
    `user type ${value}`,
  )
}
