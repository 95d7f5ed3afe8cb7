import { callsModule } from '@atrium/shared-utility/contract'
import { muiBase, muiRest } from './mui.ts'
import { contractBase, contractOfCalls, modelBase, parcelBase, reactBase, uiBase, utilityBase } from './base-names.ts'
import { routerNames, stylesNames } from './names.ts'
import type { Mode } from '../unit.ts'

/** How the module behind one name of the import map is made. */
export type Shared = { specifier: string } & (
  | { kind: 'whole' }
  | { kind: 'file'; file: string }
  /** A CommonJS package: its names are read by loading it, see facade.ts. */
  | { kind: 'commonjs' }
  | { kind: 'named'; from: string; names: readonly string[] }
  | { kind: 'fromDoor'; door: string; names: readonly string[] }
  | { kind: 'defaults'; from: string; names: readonly string[] }
  | { kind: 'zod' }
)

/** Every name that parcels and the shell find in the import map instead of bundling it. */
export function sharedModules(mode: Mode): Shared[] {
  return [...commonjs(mode), ...packages, ...doors]
}

type Narrow = { as: string; names: readonly string[] }

/**
 * The names of a wide module that the first page draws with. A parcel that imports nothing else from it is pointed
 * at the narrow module by its build, so that signing in never waits for tables and dialogs.
 */
export const narrowModules: Record<string, Narrow | readonly Narrow[]> = {
  '@mui/material': { as: '@atrium/base/mui', names: muiBase },
  '@atrium/shared-utility': { as: '@atrium/base', names: utilityBase },
  '@atrium/shared-utility/contract': [
    { as: '@atrium/base/contract', names: contractBase },
    { as: callsModule, names: contractOfCalls },
  ],
  '@atrium/shared-utility/model': { as: '@atrium/base/model', names: modelBase },
  '@atrium/shared-utility/parcel': { as: '@atrium/base/parcel', names: parcelBase },
  '@atrium/shared-utility/react': { as: '@atrium/base/react', names: reactBase },
  '@atrium/shared-utility/ui': { as: '@atrium/base/ui', names: uiBase },
}

/** What every page needs, whatever code draws it: sent in one file, see assemble/boot-scripts.ts. */
export const firstPage = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'single-spa',
  'jotai',
  '@atrium/base/mui',
  '@atrium/base',
  '@atrium/base/contract',
  '@atrium/base/model',
  '@atrium/base/parcel',
  '@atrium/base/react',
  '@atrium/base/ui',
]

function commonjs(mode: Mode): Shared[] {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
  if (mode === 'development') names.push('react/jsx-dev-runtime')
  return names.map((specifier) => ({ specifier, kind: 'commonjs' }))
}

const packages: Shared[] = [
  { specifier: 'zod', kind: 'zod' },
  { specifier: 'jotai', kind: 'whole' },
  { specifier: 'single-spa', kind: 'whole' },
  { specifier: 'single-spa-react', kind: 'whole' },
  { specifier: '@emotion/react', kind: 'whole' },
  { specifier: '@emotion/cache', kind: 'whole' },
  { specifier: '@emotion/styled', kind: 'whole' },
  { specifier: 'react-router', kind: 'named', from: 'react-router', names: routerNames },
  { specifier: '@mui/material/styles', kind: 'named', from: '@mui/material/styles', names: stylesNames },
  { specifier: '@mui/material', kind: 'defaults', from: '@mui/material', names: [...muiBase, ...muiRest] },
  { specifier: '@atrium/base/mui', kind: 'defaults', from: '@mui/material', names: muiBase },
]

/** What makes calls. */
export const callsFile = 'shared-utility/src/call/exchange.ts'

const doors: Shared[] = [
  { specifier: '@atrium/shared-utility', kind: 'whole' },
  { specifier: '@atrium/shared-utility/contract', kind: 'whole' },
  { specifier: '@atrium/shared-utility/model', kind: 'whole' },
  { specifier: '@atrium/shared-utility/react', kind: 'whole' },
  { specifier: '@atrium/shared-utility/ui', kind: 'whole' },
  { specifier: '@atrium/shared-utility/parcel', kind: 'whole' },
  { specifier: '@atrium/shared-utility/security', kind: 'whole' },
  { specifier: '@atrium/shared-utility/console', kind: 'whole' },
  { specifier: '@atrium/shared-utility/writing', kind: 'whole' },
  { specifier: '@atrium/shared-utility/live', kind: 'whole' },
  // The shared set asks for it by itself at the first call. It has a name so that it can be fetched before that.
  { specifier: callsModule, kind: 'file', file: callsFile },
  { specifier: '@atrium/base', kind: 'fromDoor', door: 'shared-utility/src/index.ts', names: utilityBase },
  {
    specifier: '@atrium/base/contract',
    kind: 'fromDoor',
    door: 'shared-utility/src/contract/index.ts',
    names: contractBase,
  },
  { specifier: '@atrium/base/model', kind: 'fromDoor', door: 'shared-utility/src/model/index.ts', names: modelBase },
  { specifier: '@atrium/base/parcel', kind: 'fromDoor', door: 'shared-utility/src/parcel/index.ts', names: parcelBase },
  { specifier: '@atrium/base/react', kind: 'fromDoor', door: 'shared-utility/src/react/index.ts', names: reactBase },
  { specifier: '@atrium/base/ui', kind: 'fromDoor', door: 'shared-utility/src/ui/index.ts', names: uiBase },
]
