import { enterpriseTypes, type joiningTypes, type ownPeople, platformStaff } from '../index.ts'
import type { userTypeNames } from './user-type-name.ts'
import { isPlatformStaff, type UserType, userTypes, type UserTypeName } from './user-type.ts'

type Every<All, Listed> = [Exclude<All, Listed>] extends [never] ? true : Exclude<All, Listed>
type Listed<List extends readonly unknown[]> = List[number]

/**
 * The lists of user types. A type that is added to `UserType` and not to one of them does not compile here: the line that
 * fails says which list lacks it, and the error which type.
 */
const complete: {
  numbers: Every<UserType, Listed<typeof userTypes>>
  names: Every<UserTypeName, Listed<typeof userTypeNames>>
  places: Every<UserType, Listed<typeof enterpriseTypes> | Listed<typeof platformStaff>>
  joining: Every<Listed<typeof enterpriseTypes>, Listed<typeof joiningTypes> | typeof UserType.administrator>
  own: Every<Listed<typeof enterpriseTypes>, Listed<typeof ownPeople> | typeof UserType.collaborator>
} = { numbers: true, names: true, places: true, joining: true, own: true }

test('each user type is in every list, and is of an enterprise or of the platform, not both', () => {
  expect(Object.values(complete)).toEqual(Object.values(complete).map(() => true))
  const platform: readonly UserType[] = platformStaff
  const enterprise: readonly UserType[] = enterpriseTypes
  expect(userTypes.filter((type) => platform.includes(type) === enterprise.includes(type))).toEqual([])
  expect(userTypes.filter(isPlatformStaff)).toEqual(platform)
})
