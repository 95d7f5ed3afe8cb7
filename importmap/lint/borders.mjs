// The table "Who imports whom" of docs/map.md. Plain JavaScript: the linter also runs on a Node that reads no types.
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
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
  tests:
    'Only tests import what stands with the tests (test/, testing/, given.ts). Move what the product needs out of there.',
  main: 'main.ts starts the server when it is loaded. Move what is needed of it into a room of an area.',
  handlers: 'Handlers are private to their noun. Share the SQL: import the other noun’s queries.ts.',
  absolute: 'Write the path to the file from here on, so that it is the same on every machine.',
  outside: 'This knows only the contract and the model: import @atrium/shared-utility/contract or /model.',
  up: 'Inside shared-utility arrows run one way: contract and model, core, react, ui, then parcel, security, console and writing. Move what is shared down.',
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
  console: ['contract', 'model', 'core', 'react', 'ui', 'console'],
  writing: ['contract', 'model', 'core', 'react', 'ui', 'writing'],
  parcel: ['contract', 'model', 'core', 'react', 'ui', 'parcel'],
}
const node = {
  matches: { test: (name) => name.startsWith('node:') || builtinModules.includes(name) },
  message: say.node,
}
const react = { matches: /^react(?:-dom|-router)?(?:\/|$)/, message: say.react }
const mui = { matches: /^@(?:mui|emotion)\//, message: say.mui }
// What it makes loads whatever it is told, and this rule would not see it.
const loader = { matches: /^(?:node:)?module$/, message: say.literal }
const singleSpa = { matches: /^single-spa/, message: say.singleSpa }
const calls = { matches: /^(?:ky|query-string)$/, message: say.calls }
const refusedPackages = {
  contract: [{ matches: /^(?!zod(?:\/|$))/, message: say.zodOnly }],
  model: [{ matches: /^(?!zod(?:\/|$))/, message: say.zodOnly }],
  core: [react, mui, node, singleSpa],
  react: [mui, node],
  live: [mui, node],
  ...Object.fromEntries(['ui', 'security', 'console', 'writing', 'parcel'].map((room) => [room, [node]])),
  microfrontends: [node, calls, singleSpa],
  'root-config': [mui, node],
  server: [react, mui, loader],
}

/** The sentence for a file that imports `specifier`, at a path below the repository; null when that is in order. */
export function refusal(file, specifier) {
  const from = placeOf(file)
  if (from === null) return null
  const to = targetOf(file, specifier)
  const refused = to.part === undefined ? refusedPackage(from, to, file) : refusedTarget(from, to, file)
  return refused ?? (from.part === 'server' && isAbsolute(specifier) ? say.absolute : null)
}

export const refusalOfComputed = say.literal

/** Where code must name what it imports. */
export function mustName(file) {
  return ['microfrontends', 'server', 'shared-utility'].includes(placeOf(file)?.part)
}

function refusedPackage({ part, room }, { name }, file) {
  if (name === undefined || isTest(file)) return null
  return refusedPackages[room ?? part]?.find(({ matches }) => matches.test(name))?.message ?? null
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
  if (to.door !== undefined || to.file === undefined) return say.ownName
  if (from.part === 'server' && isOthersHandlers(file, to.file)) return say.handlers
  if (from.part === 'shared-utility' && !isBelow(from, to, file)) return say.up
  // Stories are tests, all of them.
  if (from.part === 'e2e' || isTest(file)) return null
  if (/^server\/src\/main\.[jt]s$/.test(to.file)) return say.main
  return isTest(to.file) ? say.tests : null
}

function isBelow(from, to, file) {
  if (from.room === 'testing' || standsWithTests(file)) return true
  // What tests are given may look at everything, but for what would draw an arrow up in the picture of the folder.
  return isTest(file) ? to.room !== 'testing' : below[from.room].includes(to.room)
}

/** Also of tests: a file that needs a noun uses its calls or its SQL. The room, which has its handlers, says what it has. */
function isOthersHandlers(file, target) {
  const room = /^(server\/src\/.*\/)(?:[^/]*-)?handlers\.[jt]s$/.exec(target)?.[1]
  if (room === undefined || room.startsWith('server/src/composition/')) return false
  return !file.startsWith(room)
}

function refusedDoor(from, to, file) {
  if (to.door === undefined || !doors.has(to.door)) return say.door
  const isForTests = isTest(file) || /^importmap\/src\/(?:contract-test|playwright)\//.test(file)
  // Stories are tests, all of them.
  if (['testing/client', 'testing/decision-table'].includes(to.door))
    return isForTests || from.part === 'e2e' ? null : say.testing
  if (to.door.startsWith('testing')) return isForTests ? null : say.testing
  if (from.part === 'microfrontends' || from.part === 'root-config' || isForTests) return null
  return ['contract', 'contract/gate', 'model'].includes(to.door) ? null : say.outside
}

function refusedTool(from, to, file) {
  if (from.part === 'bench' && to.part === 'importmap') return null
  // What a team releases is checked on the server by the very gate that the team has.
  if (from.part === 'server' && to.part === 'importmap' && ['gate', 'gate/bounds', 'gate/browser'].includes(to.door))
    return null
  // Stories pack what a team uploads as the team's own tool does, and are played with the kit that teams have; what builds
  // the examples asks which there are.
  const toStories = ['stored-zip', 'examples', 'playwright']
  if (from.part === 'e2e' && to.part === 'importmap' && toStories.includes(to.door)) return null
  const isContractTest = to.part === 'importmap' && to.door === 'contract-test'
  return isContractTest && isTest(file) ? null : say.tools
}

/**
 * What is meant: the part of ours, and the door where it is meant by name; a file that is not ours; or the name of a
 * package, also where a path leads to it.
 */
function targetOf(file, specifier) {
  const [plain] = specifier.split('?')
  if (plain.startsWith('.') || plain.startsWith('/')) return placeOfPath(path.resolve(repository, file, '..', plain))
  if (plain.startsWith('file:')) return placeOfPath(decodeURI(plain.replace(/^file:\/\/(?:localhost)?/, '')))
  if (plain.startsWith('microfrontends/')) return { ...placeOf(plain), file: plain }
  return placeOfName(plain)
}

function placeOfPath(target) {
  const [, name] = /.*\/node_modules\/(.*)$/.exec(target) ?? []
  if (name !== undefined) return { ...placeOfName(name), door: undefined }
  const file = path.relative(repository, target)
  return { ...placeOf(file), file }
}

function placeOfName(name) {
  const [, slug, door = ''] = /^@atrium\/([^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (slug === undefined) return { name }
  if (parts.has(slug)) return { part: slug, door }
  return { part: 'microfrontends', name: slug === 'template' ? '_template' : slug, door }
}

function isAbsolute(specifier) {
  return /^(?:\/|file:)/.test(specifier)
}

const parts = new Set(['shared-utility', 'root-config', 'server', 'importmap', 'e2e', 'bench', 'fake-providers'])

function placeOf(file) {
  const [part, name, room] = file.split(path.sep)
  if (part === 'microfrontends') return { part, name }
  if (!parts.has(part)) return null
  if (part !== 'shared-utility' || name !== 'src') return { part }
  return { part, room: room in below || room === 'testing' ? room : 'core' }
}

export function isTest(file) {
  return standsWithTests(file) || /(?:^|\/)given(?:-[\w-]+)?(?:\.[jt]sx?)?$/.test(file)
}

function standsWithTests(file) {
  return /\.(?:test|spec)\.[jt]sx?$|(?:^|\/)(?:testing|test)\//.test(file)
}
