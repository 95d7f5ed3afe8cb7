// The table "Who imports whom" of docs/map.md. Plain JavaScript: the linter also runs on a Node that reads no types.
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../..')

const { exports } = JSON.parse(readFileSync(path.join(repository, 'shared-utility/package.json'), 'utf8'))
const doors = new Set(Object.keys(exports).map((door) => door.slice(2)))

const say = {
  parcel: 'Nobody imports a parcel: it is loaded by its name. Share code through a door of shared-utility.',
  ownName: 'A package does not import itself by its name: write the path to the file.',
  door: `shared-utility is entered by its doors and nowhere else: ${Object.keys(exports).join(', ')}.`,
  server: "Talk to the server through a named call: call('listEnterprises', ...).",
  shell: 'The shell is not a library. What parcels need of it comes as the `portal` prop.',
  tools:
    'The build, stories and benches are not a library: only a parcel’s contract test asks @atrium/importmap/contract-test.',
  providers: 'fake-providers stand in for others: only the server, when it is told to, and stories reach them.',
  nothing: 'fake-providers stand in for others, and know nothing of ours.',
  testing: '@atrium/shared-utility/testing is for tests and what they are given.',
  outside: 'This knows only the contract and the model: import @atrium/shared-utility/contract or /model.',
  up: 'Inside shared-utility arrows run one way: contract and model, core, react, ui, then parcel and security. Move what is shared down.',
  literal: 'Write the name of what is imported as a plain string, so that this rule can read it.',
  react: 'This part knows no React. Put hooks behind the door ./react, components behind ./ui.',
  mui: 'Only ./ui and what is above it, and parcels, draw with MUI. Put a composition into shared-utility/src/ui and use that.',
  node: 'This code runs in the browser too. Keep Node in server/ and importmap/.',
  zodOnly: 'The contract and the model know nothing but zod: browser and server both run them.',
  calls: 'Screens and parcels talk to the server through call() and useCall().',
  singleSpa: 'Parcels reach single-spa through defineParcel of @atrium/shared-utility/parcel.',
}

/** What each room of shared-utility may import of the others; every other folder is the core, behind the door `.`. */
const below = {
  contract: ['contract', 'model'],
  model: ['contract', 'model'],
  core: ['contract', 'model', 'core'],
  react: ['contract', 'model', 'core', 'react'],
  ui: ['contract', 'model', 'core', 'react', 'ui'],
  live: ['contract', 'model', 'core', 'live'],
  security: ['contract', 'model', 'core', 'react', 'ui', 'security'],
  parcel: ['contract', 'model', 'core', 'react', 'ui', 'parcel'],
}
const node = { matches: /^node:|^(?:fs|path|os|crypto|url|http|child_process)(?:\/|$)/, message: say.node }
const react = { matches: /^react(?:-dom|-router)?(?:\/|$)/, message: say.react }
const mui = { matches: /^@(?:mui|emotion)\//, message: say.mui }
const singleSpa = { matches: /^single-spa/, message: say.singleSpa }
const calls = { matches: /^(?:ky|query-string)$/, message: say.calls }
const refusedPackages = {
  contract: [{ matches: /^(?!zod(?:\/|$))/, message: say.zodOnly }],
  model: [{ matches: /^(?!zod(?:\/|$))/, message: say.zodOnly }],
  core: [react, mui, node, singleSpa],
  react: [mui, node],
  ui: [node],
  live: [mui, node],
  security: [node],
  parcel: [node],
  microfrontends: [node, calls, singleSpa],
  'root-config': [mui, node],
  server: [react, mui],
}

/** The sentence for whoever imports `specifier` in `file`, a path below the repository; null when that is in order. */
export function refusal(file, specifier) {
  const from = placeOf(file)
  if (from === null) return null
  const to = targetOf(file, specifier)
  if (to === null) return isTest(file) ? null : refusedPackage(from, specifier)
  return refusedTarget(from, to, file)
}

export const refusalOfComputed = say.literal

/** Where code must name what it imports. */
export function isInParcel(file) {
  return placeOf(file)?.part === 'microfrontends'
}

function refusedPackage({ part, room }, specifier) {
  return refusedPackages[room ?? part]?.find(({ matches }) => matches.test(specifier))?.message ?? null
}

function refusedTarget(from, to, file) {
  if (from.part === to.part && from.name === to.name) return refusedWithin(from, to, file)
  if (to.part === 'microfrontends') return say.parcel
  if (from.part === 'fake-providers') return say.nothing
  if (to.part === 'shared-utility') return refusedDoor(from, to, file)
  if (to.part === 'server') return say.server
  if (to.part === 'root-config') return say.shell
  if (to.part === 'fake-providers') return ['server', 'e2e', 'bench'].includes(from.part) ? null : say.providers
  return refusedTool(from, to, file)
}

function refusedWithin(from, to, file) {
  if (to.door !== undefined) return say.ownName
  if (from.part !== 'shared-utility' || isTest(file) || from.room === 'testing') return null
  return below[from.room].includes(to.room) ? null : say.up
}

function refusedDoor(from, to, file) {
  if (to.door === undefined || !doors.has(to.door)) return say.door
  const isForTests = isTest(file) || file.startsWith('importmap/src/contract-test/')
  // Stories are tests, all of them.
  if (to.door === 'testing/client') return isForTests || from.part === 'e2e' ? null : say.testing
  if (to.door === 'testing') return isForTests ? null : say.testing
  if (from.part === 'microfrontends' || from.part === 'root-config' || isForTests) return null
  return ['contract', 'model'].includes(to.door) ? null : say.outside
}

function refusedTool(from, to, file) {
  if (from.part === 'bench' && to.part === 'importmap') return null
  const isContractTest = to.part === 'importmap' && to.door === 'contract-test'
  return isContractTest && isTest(file) ? null : say.tools
}

/** The part of ours that is meant, and the door where it is meant by name; null for what is not ours. */
function targetOf(file, specifier) {
  const [plain] = specifier.split('?')
  if (plain.startsWith('.') || plain.startsWith('/')) return placeOfPath(path.resolve(repository, file, '..', plain))
  if (plain.startsWith('file:')) return placeOfPath(decodeURI(plain.replace(/^file:\/\/(?:localhost)?/, '')))
  if (plain.startsWith('microfrontends/')) return placeOf(plain)
  return placeOfName(plain)
}

function placeOfPath(target) {
  const [, name] = /\/node_modules\/(@atrium\/.*)$/.exec(target) ?? []
  return name ? { ...placeOfName(name), door: undefined } : placeOf(path.relative(repository, target))
}

function placeOfName(name) {
  const [, slug, door = ''] = /^@atrium\/([^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (slug === undefined) return null
  if (parts.has(slug)) return { part: slug, door }
  return { part: 'microfrontends', name: slug === 'template' ? '_template' : slug, door }
}

const parts = new Set(['shared-utility', 'root-config', 'server', 'importmap', 'e2e', 'bench', 'fake-providers'])

function placeOf(file) {
  const [part, name, room] = file.split(path.sep)
  if (part === 'microfrontends') return { part, name }
  if (!parts.has(part)) return null
  if (part !== 'shared-utility' || name !== 'src') return { part }
  return { part, room: room in below || room === 'testing' ? room : 'core' }
}

function isTest(file) {
  return /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|test|given)(?:[./-]|$)/.test(file)
}
