import { doors, fences, forms } from './fences.ts'
import { copyRepository, lint, newParcelIn, type Copy } from './lint-copy.ts'

// The real linter with the real configuration, in a copy of the repository to which a parcel was added a moment ago.
let copy: Copy
beforeAll(() => {
  copy = copyRepository()
  newParcelIn(copy, 'borrowed')
})
afterAll(() => copy.remove())

test('whatever the table forbids is refused on its line with what to do instead, however it is written', () => {
  const lines = fences.flatMap(({ from, to, says }) => to.flatMap(forms).map((code) => ({ from, code, says })))
  const files = Map.groupBy(lines, ({ from }) => from)
  for (const [from, own] of files) copy.write(from, own.map(({ code }) => code).join('\n'))
  const said = lint(copy, [...files.keys()])
  const isRefused = (from: string, line: number, says: RegExp) =>
    said.some((one) => one.file === from && one.line === line && says.test(one.says))
  const missed = [...files].flatMap(([from, own]) =>
    own.filter(({ says }, index) => !isRefused(from, index + 1, says)).map(({ code }) => `${from}: ${code}`),
  )
  expect(missed).toEqual([])
})

test('in a parcel nothing is imported by a name that is put together', () => {
  const from = 'microfrontends/borrowed/src/probe.ts'
  copy.write(
    from,
    "const slug = 'sysop'\nvoid import(`@atrium/${slug}`)\nvoid import('@atrium/' + slug)\nnew URL('../../sysop/src/main.tsx', import.meta.url)",
  )
  expect(lint(copy, [from]).map(({ line, says }) => [line, says.slice(0, 22)])).toEqual([
    [2, 'Write the name of what'],
    [3, 'Write the name of what'],
    [4, 'Nobody imports a parce'],
  ])
})

test('on the server and in the kit nothing is imported by a name that is put together', () => {
  const files = ['server/src/identity/session/computed.ts', 'shared-utility/src/call/computed.ts']
  for (const file of files)
    copy.write(
      file,
      "const at = './reset'\nvoid import(`../${at}.ts`)\nvoid import((at + '.ts') as string)\nvoid import('./a.ts')",
    )
  expect(lint(copy, files).map(({ file, line, says }) => [file, line, says.slice(0, 22)])).toEqual(
    files.flatMap((file) => [2, 3].map((line) => [file, line, 'Write the name of what'])),
  )
})

test('the file of a worker is imported like any other, with the ending of what it is or becomes', () => {
  const from = 'server/src/identity/session/starts.ts'
  const urls = ['../reset/test/given.ts', '../../main.js', './worker.js', '../../portal/']
  copy.write(from, urls.map((url) => `new URL('${url}', import.meta.url)`).join('\n'))
  expect(lint(copy, [from]).map(({ line, says }) => [line, says.slice(0, 17)])).toEqual([
    [1, 'Only tests import'],
    [2, 'main.ts starts th'],
  ])
})

test('what the table allows is not refused, in a parcel as it is made', () => {
  newParcelIn(copy, 'lent')
  const open = doors('', '/contract', '/model', '/react', '/parcel', '/ui', '/live', '/security', '/console')
  copy.write('microfrontends/lent/src/probe.ts', open.map((door) => `import '${door}'`).join('\n'))
  const known = ['@atrium/shared-utility/contract', '@atrium/shared-utility/model', '@atrium/fake-providers', 'node:fs']
  copy.write('server/src/probe.ts', [...known, '@atrium/importmap/gate'].map((name) => `import '${name}'`).join('\n'))
  copy.write(
    'e2e/src/probe.ts',
    [...known, ...doors('/testing/client', '/testing/decision-table')].map((name) => `import '${name}'`).join('\n'),
  )
  const server = {
    'server/src/identity/session/deep/own.ts': ['../handlers.ts', './domain-handlers.ts', '../../../test.ts'],
    'server/src/identity/session/own.test.ts': ['./test/given.ts', '../../test/given.ts', '../reset/test/given.ts'],
    'server/src/identity/entrance/reset/room.ts': ['./handlers.ts'],
    'server/src/composition/seed/own.ts': ['./demo-query.ts', '../rooms.ts', './givenness.ts'],
  }
  for (const [file, names] of Object.entries(server))
    copy.write(file, names.map((name) => `void import('${name}')`).join('\n'))
  const files = ['microfrontends/lent', 'server/src/probe.ts', 'e2e/src/probe.ts', ...Object.keys(server)]
  expect(lint(copy, files)).toEqual([])
})
