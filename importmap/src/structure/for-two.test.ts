import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parcelDeclaration } from '@atrium/shared-utility/contract'
import { isForTwo } from '@atrium/shared-utility/contract/gate'
import { entrancePaths, loginPaths, maintenancePaths, passwordPath, twoStepPath } from '@atrium/shared-utility/model'
import { inRepository, parcelSlugs } from '../repository.ts'

const own = parcelSlugs().map((slug) => {
  const text = readFileSync(inRepository('microfrontends', slug, 'parcel.json'), 'utf8')
  return { slug, declaration: parcelDeclaration.parse(JSON.parse(text)) }
})
const forTwo = own.filter(({ declaration }) => isForTwo({ kind: 'parcel', declaration })).map(({ slug }) => slug)

test('T21: of the portal’s own parcels two operators change those with a page where people sign in', () => {
  expect(forTwo.toSorted()).toEqual(['account', 'entrances', 'maintenance', 'sign-in', 'workbench'])
  const places = [...loginPaths, ...entrancePaths, ...maintenancePaths, passwordPath, twoStepPath]
  const owners = places.map((place) =>
    own.find(({ declaration }) => declaration.routes.some((one) => one.path === place)),
  )
  expect(owners.filter((owner) => owner === undefined || !forTwo.includes(owner.slug))).toEqual([])
})

/** What fields for a person's own password or code are written with. Keys of services are kept in fields of forms. */
const asked = /current-password|one-time-code|\b(?:PasswordField|PasswordForm|PhoneCodeFields)\b/

test('T21: a parcel that asks for a password or a code of its person is one that two operators change', () => {
  const asking = own.filter(({ slug }) =>
    globSync(`microfrontends/${slug}/src/**/*.tsx`, { cwd: inRepository() })
      .filter((file) => !file.endsWith('.test.tsx'))
      .some((file) => asked.test(readFileSync(inRepository(file), 'utf8'))),
  )
  expect(asking.length).toBeGreaterThan(2)
  expect(asking.map(({ slug }) => slug).filter((slug) => !forTwo.includes(slug))).toEqual([])
})
