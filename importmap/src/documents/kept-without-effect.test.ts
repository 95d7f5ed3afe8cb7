import { expect, test } from '@jest/globals'
import { readOurs, repositoryFiles } from './repository-files.ts'

const places = (area: string, ...names: string[]) => names.map((name) => `server/src/${area}/${name}.ts`)

/** Each row of the second table of docs/requirements.md, section 7: how the code names it, and all that reads or writes it. */
const kept = {
  '`enterprise.home_link`': {
    name: /home_link/,
    in: places('identity/session', 'landing', 'queries'),
  },
  '`role.detail`': {
    name: /\b(?:role|r)\.detail\b/,
    in: [
      ...places('enterprise/look/space', 'queries'),
      ...places('identity/session', 'landing', 'queries'),
      ...places('organisation/role', 'queries'),
    ],
  },
  'the storage quota of an enterprise': {
    name: /storage_quota_mb/,
    in: [
      ...places('application/design/overview', 'queries'),
      ...places('composition/seed', 'demo-query'),
      ...places('enterprise/tenant/enterprise', 'add-enterprise', 'list-query', 'update-enterprise'),
      ...places('foundation/file/file', 'file-query'),
      ...places('operation/setting/setting', 'queries'),
    ],
  },
  '`private`, `isControl`, `self`': {
    name: /is_control/,
    in: [
      ...places('composition/seed', 'demo-query'),
      ...places('enterprise/tenant/enterprise', 'add-enterprise', 'filter-query', 'list-query', 'update-enterprise'),
    ],
  },
}

const code = repositoryFiles('server/src/**/*.ts')
  .filter((file) => !/\.test\.|\/test\/|\/tables\.ts$|\/foundation\/db\//.test(file))
  .map((file) => ({ file, text: readOurs(file) }))

test('what is kept without effect is listed in docs/requirements.md, and no other is', () => {
  const [, section = ''] = readOurs('docs/requirements.md').split('What is kept but has no screen')
  const [table = ''] = section.split('\nNot built')
  const rows = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, row]) => row)
  expect(rows.slice(2)).toEqual(Object.keys(kept))
})

test.each(Object.entries(kept))('%s is read and written where it was when the table was written', (_row, known) => {
  const found = code.filter(({ text }) => known.name.test(text)).map(({ file }) => file)
  expect(found).toEqual(known.in.toSorted())
})
