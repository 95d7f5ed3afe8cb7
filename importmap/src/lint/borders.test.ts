import { copyRepository, lint, newParcelIn, type Copy } from './lint-copy.ts'

// The real linter with the real configuration, in a copy of the repository to which a parcel was added a moment ago.
jest.setTimeout(120_000)

let copy: Copy
beforeAll(() => {
  copy = copyRepository()
  newParcelIn(copy, 'borrowed')
})
afterAll(() => copy.remove())

let names = 0

/** Every way to write an import; names are used once, so that all of them stand in one file. */
function forms(target: string) {
  const n = (names += 1)
  return [
    `import '${target}'`,
    `import { a${n} } from '${target}'`,
    `import type { A${n} } from '${target}'`,
    `export { b${n} } from '${target}'`,
    `export * from '${target}'`,
    `export type { B${n} } from '${target}'`,
    `void import('${target}')`,
    `void import(\`${target}\`)`,
    `type D${n} = import('${target}').D`,
    `import e${n} = require('${target}')`,
    `require('${target}')`,
    `require.resolve('${target}')`,
    `jest.mock('${target}')`,
    `import.meta.resolve('${target}')`,
  ]
}

const parcels = (up: string) => [
  '@atrium/sysop',
  '@atrium/sysop/src/routes.tsx',
  '@atrium/template',
  '@atrium/not-made-yet',
  `${up}/microfrontends/sysop/src/routes.tsx`,
  `${up}/microfrontends/sysop/parcel.json?raw`,
  `${up}/node_modules/@atrium/sysop/src/main.tsx`,
]
const past = (up: string) => [
  '@atrium/shared-utility/src/contract/fill.ts',
  '@atrium/shared-utility/src/index.ts',
  '@atrium/shared-utility/package.json',
  `${up}/shared-utility/src/contract/index.ts`,
  `${up}/shared-utility/src/ui/theme.ts`,
  `${up}/node_modules/@atrium/shared-utility/src/index.ts`,
]
const servers = (up: string) => ['@atrium/server', '@atrium/server/src/main.ts', `${up}/server/src/main.ts`]
const shells = (up: string) => ['@atrium/root-config', `${up}/root-config/src/main.ts`]

type Fence = { from: string; to: readonly string[]; says: RegExp }

const loadedByName = /^Nobody imports a parcel: it is loaded by its name/
const byItsDoors = /^shared-utility is entered by its doors/
const throughACall = /^Talk to the server through a named call/
const noLibrary = /^The shell is not a library/
const oneWay = /^Inside shared-utility arrows run one way/

/** From a file of each part: what the table of docs/map.md forbids it. */
const fences: Fence[] = [
  ...['microfrontends/borrowed/src/screens/probe.tsx', 'microfrontends/account/src/screens/probe.tsx'].flatMap(
    (from) => [
      { from, to: [...parcels('../../../..'), '../../../sysop/src/routes.tsx'], says: loadedByName },
      { from, to: past('../../../..'), says: byItsDoors },
      { from, to: servers('../../../..'), says: throughACall },
      { from, to: shells('../../../..'), says: noLibrary },
      { from, to: ['node:fs', 'fs'], says: /Keep Node in server/ },
      { from, to: ['ky', 'query-string'], says: /through call\(\) and useCall\(\)/ },
      { from, to: ['single-spa', 'single-spa-react'], says: /through defineParcel/ },
      { from, to: doors('/testing', '/testing/client'), says: /is for tests/ },
      { from, to: ['@atrium/importmap', '@atrium/importmap/contract-test'], says: /are not a library/ },
    ],
  ),
  ...['root-config', 'server', 'e2e', 'bench', 'importmap'].flatMap((part) => [
    { from: `${part}/src/probe.ts`, to: parcels('../..'), says: loadedByName },
    { from: `${part}/src/probe.ts`, to: past('../..'), says: byItsDoors },
  ]),
  ...['root-config', 'e2e', 'bench', 'importmap'].map((part) => ({
    from: `${part}/src/probe.ts`,
    to: servers('../..'),
    says: throughACall,
  })),
  ...['server', 'e2e', 'bench', 'importmap'].flatMap((part) => [
    { from: `${part}/src/probe.ts`, to: shells('../..'), says: noLibrary },
    {
      from: `${part}/src/probe.ts`,
      to: doors('', '/react', '/ui', '/parcel', '/live', '/security'),
      says: /only the contract/,
    },
  ]),
  { from: 'server/src/probe.ts', to: doors('/testing', '/testing/client'), says: /is for tests/ },
  { from: 'server/src/probe.ts', to: ['react', 'react-dom/client'], says: /knows no React/ },
  { from: 'root-config/src/probe.ts', to: ['@mui/material', '@mui/material/Button'], says: /draw with MUI/ },
  { from: 'fake-providers/src/probe.ts', to: doors('', '/contract', '/model'), says: /know nothing of ours/ },
  { from: 'fake-providers/src/probe.ts', to: servers('../..'), says: /know nothing of ours/ },
  {
    from: 'shared-utility/src/contract/probe.ts',
    to: ['react', '@mui/material', 'node:fs', 'ky'],
    says: /nothing but zod/,
  },
  { from: 'shared-utility/src/model/probe.ts', to: ['react', 'react-router', 'path'], says: /nothing but zod/ },
  ...['contract', 'model'].map((room) => ({
    from: `shared-utility/src/${room}/probe.ts`,
    to: ['../call/call.ts', '../index.ts', '../react/index.ts', '../ui/index.ts'],
    says: oneWay,
  })),
  {
    from: 'shared-utility/src/call/probe.ts',
    to: ['../react/index.ts', '../ui/index.ts', '../testing/index.ts'],
    says: oneWay,
  },
  { from: 'shared-utility/src/call/probe.ts', to: ['react', 'react-dom', 'react-router'], says: /knows no React/ },
  { from: 'shared-utility/src/react/probe.ts', to: ['@mui/material', '@emotion/react'], says: /draw with MUI/ },
  {
    from: 'shared-utility/src/react/probe.ts',
    to: ['../ui/index.ts', '../parcel/index.ts', '../security/index.ts'],
    says: oneWay,
  },
  { from: 'shared-utility/src/ui/probe.ts', to: ['../parcel/index.ts', '../security/index.ts'], says: oneWay },
  { from: 'shared-utility/src/ui/probe.ts', to: ['node:path'], says: /Keep Node in server/ },
  ...['contract', 'call', 'react', 'ui', 'parcel', 'security'].flatMap((room) => [
    { from: `shared-utility/src/${room}/probe.ts`, to: parcels('../../..'), says: loadedByName },
    { from: `shared-utility/src/${room}/probe.ts`, to: servers('../../..'), says: throughACall },
    { from: `shared-utility/src/${room}/probe.ts`, to: shells('../../..'), says: noLibrary },
    {
      from: `shared-utility/src/${room}/probe.ts`,
      to: ['@atrium/shared-utility/contract'],
      says: /by its name: write the path/,
    },
  ]),
]

function doors(...names: string[]) {
  return names.map((name) => `@atrium/shared-utility${name}`)
}

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

test('what the table allows is not refused, in a parcel as it is made', () => {
  newParcelIn(copy, 'lent')
  const open = doors('', '/contract', '/model', '/react', '/parcel', '/ui', '/live', '/security')
  copy.write('microfrontends/lent/src/probe.ts', open.map((door) => `import '${door}'`).join('\n'))
  const known = ['@atrium/shared-utility/contract', '@atrium/shared-utility/model', '@atrium/fake-providers', 'node:fs']
  copy.write('server/src/probe.ts', known.map((name) => `import '${name}'`).join('\n'))
  copy.write(
    'e2e/src/probe.ts',
    [...known, '@atrium/shared-utility/testing/client'].map((name) => `import '${name}'`).join('\n'),
  )
  expect(lint(copy, ['microfrontends/lent', 'server/src/probe.ts', 'e2e/src/probe.ts'])).toEqual([])
})
