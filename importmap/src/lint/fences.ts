let names = 0

/** Every way to write an import; names are used once, so that all of them stand in one file. */
export function forms(target: string) {
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
    `void import('${target}' as string)`,
    `void import(('${target}' satisfies string)!)`,
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
const handlersArePrivate = /^Handlers are private to their noun/
const oneWay = /^Inside shared-utility arrows run one way/

/** The imports that the table of docs/map.md forbids to a file of each part. */
export const fences: Fence[] = [
  ...['microfrontends/borrowed/src/screens/probe.tsx', 'microfrontends/account/src/screens/probe.tsx'].flatMap(
    (from) => [
      { from, to: [...parcels('../../../..'), '../../../sysop/src/routes.tsx'], says: loadedByName },
      { from, to: past('../../../..'), says: byItsDoors },
      { from, to: servers('../../../..'), says: throughACall },
      { from, to: shells('../../../..'), says: noLibrary },
      {
        from,
        to: ['node:fs', 'fs', 'net', 'timers', 'timers/promises', 'worker_threads'],
        says: /Keep Node in server/,
      },
      { from, to: ['ky', 'query-string'], says: /through call\(\) and useCall\(\)/ },
      { from, to: ['single-spa', 'single-spa-react'], says: /through defineParcel/ },
      { from, to: doors('/testing', '/testing/client'), says: /is for tests/ },
      {
        from,
        to: ['@atrium/importmap', '@atrium/importmap/contract-test', '@atrium/importmap/gate'],
        says: /are not a library/,
      },
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
  {
    from: 'server/src/probe.ts',
    to: ['@atrium/importmap', '@atrium/importmap/contract-test', '../../importmap/src/gate/index.ts'],
    says: /are not a library/,
  },
  ...['server/src/organisation/role/probe.ts', 'server/src/composition/seed/probe.ts'].flatMap((from) => [
    {
      from,
      to: ['../../test/given.ts', '../../identity/reset/test/given.ts', './given-one.ts', './probe.test.ts'],
      says: /^Only tests import what stands with the tests/,
    },
    { from, to: ['../../main.ts'], says: /^main\.ts starts the server/ },
    { from, to: ['../../identity/reset/handlers.ts'], says: handlersArePrivate },
  ]),
  { from: 'server/src/identity/session/deep/probe.ts', to: ['../../reset/handlers.ts'], says: handlersArePrivate },
  {
    from: 'server/src/identity/session/deep/down/probe.test.ts',
    to: ['../../../reset/handlers.ts', '../../../../enterprise/connector/domain-handlers.ts'],
    says: handlersArePrivate,
  },
  {
    from: 'server/src/identity/session/plain.ts',
    to: ['/srv/one.ts', 'file:///srv/one.ts', '/srv/node_modules/zod/index.js'],
    says: /^Write the path to the file/,
  },
  {
    from: 'server/src/identity/session/plain.ts',
    to: ['../../../../node_modules/@atrium/server/src/test/given.ts'],
    says: /by its name: write the path/,
  },
  { from: 'server/src/identity/session/plain.ts', to: ['node:module', 'module'], says: /^Write the name of what/ },
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
  {
    from: 'shared-utility/src/react/probe.ts',
    to: ['@mui/material', '@emotion/react', '../../../node_modules/@mui/material/index.js'],
    says: /draw with MUI/,
  },
  {
    from: 'shared-utility/src/model/deep.ts',
    to: ['../../../node_modules/ky/distribution/index.js'],
    says: /nothing but zod/,
  },
  {
    from: 'shared-utility/src/ui/list/given.tsx',
    to: ['../../testing/index.ts', '../../testing/fake-calls.ts'],
    says: oneWay,
  },
  { from: 'shared-utility/src/ui/list/plain.tsx', to: ['./given.ts', './test/given.tsx'], says: /^Only tests import/ },
  { from: 'microfrontends/borrowed/src/given-away.tsx', to: ['../../sysop/src/given.ts'], says: loadedByName },
  { from: 'microfrontends/borrowed/src/plain.tsx', to: ['./given.ts'], says: /^Only tests import/ },
  {
    from: 'shared-utility/src/react/probe.ts',
    to: ['../ui/index.ts', '../parcel/index.ts', '../security/index.ts'],
    says: oneWay,
  },
  { from: 'shared-utility/src/ui/probe.ts', to: ['../parcel/index.ts', '../security/index.ts'], says: oneWay },
  { from: 'shared-utility/src/ui/probe.ts', to: ['node:path'], says: /Keep Node in server/ },
  ...['contract', 'call', 'react', 'ui', 'parcel', 'security', 'console'].flatMap((room) => [
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

export function doors(...names: string[]) {
  return names.map((name) => `@atrium/shared-utility${name}`)
}
