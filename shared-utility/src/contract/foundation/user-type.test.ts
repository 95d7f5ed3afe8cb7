import { enterpriseTypes, joiningTypes, platformStaff, userTypeName, userTypeNames } from '../index.ts'
import { isPlatformStaff, UserType, userTypes } from './user-type.ts'

test('a user type is of an enterprise or of the platform, as the first page says, too', () => {
  expect(userTypes).toEqual([...enterpriseTypes, ...platformStaff])
  expect(userTypes.filter(isPlatformStaff)).toEqual(platformStaff)
})

test('a person joins an enterprise as each of its types but as an administrator', () => {
  expect([...joiningTypes, UserType.administrator]).toEqual(enterpriseTypes)
})

test('each user type has its name', () => {
  expect(userTypes.map(userTypeName)).toEqual(userTypeNames)
})
