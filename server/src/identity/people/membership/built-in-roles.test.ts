import { expect, test } from '@jest/globals'
import { enterpriseTypes } from '@atrium/shared-utility/contract'
import { builtInRoles } from './built-in-roles.ts'

test('every user type of an enterprise has its role in a new enterprise', () => {
  const inRoles: (typeof enterpriseTypes)[number][] = builtInRoles.map(({ userType }) => userType)
  expect(new Set(inRoles)).toEqual(new Set(enterpriseTypes))
})
