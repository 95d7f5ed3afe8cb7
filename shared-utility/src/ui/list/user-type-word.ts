import { userTypeName, userTypes } from '../../contract/index.ts'

/** The name of a user type that an address gives as text; the text itself where it is none of them. */
export function userTypeWord(value: string) {
  const type = userTypes.find((one) => String(one) === value)
  return type === undefined ? value : userTypeName(type)
}
