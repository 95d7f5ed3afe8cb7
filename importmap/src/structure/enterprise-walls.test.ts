import { expect, test } from '@jest/globals'
import { readOurs, repositoryFiles } from '../documents/repository-files.ts'

/** Where it is decided whether an enterprise lets its people in, and where its states are listed. */
const deciding = [
  'server/src/enterprise/tenant/enterprise/tables.ts',
  'server/src/identity/people/membership/open-query.ts',
  'server/src/identity/session/space-status.ts',
]

test('no query and no handler decides by itself whether an enterprise lets its people in (S3)', () => {
  const files = repositoryFiles('server/src/**/*.ts').filter((file) => !/\.test\.|\/test\/|\/migrations\//.test(file))
  const byHand = files.filter((file) => /'active'.{0,40}'readonly'/.test(readOurs(file)))
  // Use `letsPeopleIn` in a query, and `closedWhy` for what has been read.
  expect(byHand).toEqual(deciding)
})
