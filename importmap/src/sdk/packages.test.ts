import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { importsOf } from '../structure/imports-of.ts'
import { makeSdk } from './make-sdk.ts'
import { staleness } from './stale.ts'
import { unpack } from './unpack.ts'
import { apiReports } from './write-api.ts'

type Manifest = {
  name: string
  exports: Record<string, string | { types: string; default: string }>
  bin?: Record<string, string>
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Package = { folder: string; files: string[]; manifest: Manifest }

// What a team installs, as `npm run build` packs it.
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-packages-'))
const packages = new Map<string, Package>()
beforeAll(async () => {
  for (const { name, file } of (await makeSdk()).packages) {
    const own = path.join(folder, name)
    unpack(inRepository('importmap/dist/sdk', file), own)
    const manifest: Manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'))
    packages.set(name, { folder: own, files: filesIn(own), manifest })
  }
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['@atrium/parcel', '@atrium/shared-utility', '@atrium/playwright'])(
  'each import in the tarball of %s leads to a file of it or to a package that it depends on',
  (name) => {
    const { files } = given(name)
    const imports = files.filter(isCode).flatMap((file) => importsIn(name, file).map((one) => [file, one] as const))
    expect(imports.length).toBeGreaterThan(10)
    const lost = imports.filter(([file, one]) => !resolves(name, file, one))
    expect(lost.map(([file, one]) => `${file}: ${one}`)).toEqual([])
  },
)

test('each door and program that a package names is in its tarball', () => {
  for (const { files, manifest } of packages.values()) {
    const doors = Object.values(manifest.exports).flatMap((door) =>
      typeof door === 'string' ? [door] : Object.values(door),
    )
    const named = [...doors, ...Object.values(manifest.bin ?? {})].map((file) => file.slice(2))
    expect(named.filter((file) => !files.includes(file))).toEqual([])
  }
})

test('a team finds in the tool how a parcel is made and how an existing one is brought in', () => {
  const { files } = given('@atrium/parcel')
  expect(files).toEqual(expect.arrayContaining(['docs/parcel-teams.md', 'docs/existing-parcels.md']))
})

test('each link of a guide in the tool leads to a file of the tool', () => {
  const { folder: own, files } = given('@atrium/parcel')
  const pages = files.filter((file) => file.endsWith('.md'))
  const links = pages.flatMap((page) =>
    [...readFileSync(path.join(own, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, to = '']) => [page, to] as const,
    ),
  )
  const lost = links.filter(([page, to]) => {
    const [file = ''] = to.split('#')
    return !/^https?:/.test(to) && file !== '' && !files.includes(path.posix.join(path.posix.dirname(page), file))
  })
  expect([lost, links.length > 3]).toEqual([[], true])
})

test('what makes a parcel is one package that needs no other (R16)', async () => {
  const { folder: own, manifest } = given('@atrium/create')
  expect(manifest.dependencies).toEqual({})
  const { status, stderr } = spawnSync(process.execPath, [path.join(own, 'bin/atrium.mjs'), 'hello'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('"hello" cannot be a parcel\'s name')])
})

test('what each door offers to teams is what docs/api says: "npm run generate -- api" writes it (R13)', () => {
  const command = 'npm run generate -- api'
  const stale = [...apiReports(declared)].flatMap(([report, written]) => {
    const kept = readFileSync(inRepository('docs/api', report), 'utf8')
    return staleness({ file: `docs/api/${report}`, kept, written, command }) ?? []
  })
  expect(stale.join('\n')).toBe('')
})

const places = [
  ['shared-utility/src/', '@atrium/shared-utility'],
  ['importmap/src/playwright/', '@atrium/playwright'],
  ['importmap/src/contract-test/', '@atrium/parcel'],
  ['importmap/src/existing/', '@atrium/parcel'],
] as const

/** The declarations of a source, as its package has them. */
function declared(file: string) {
  const [place, name] = places.find(([one]) => file.startsWith(one)) ?? ['', '']
  return readFileSync(path.join(given(name).folder, 'types', file.slice(place.length)), 'utf8')
}

test('on an older Node the first line of the tool says which one it needs, and no stack follows (R15)', () => {
  const tool = path.join(given('@atrium/parcel').folder, 'bin/atrium.mjs')
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.0'})"
  const { status, stderr } = spawnSync(process.execPath, ['--import', older, tool, 'check'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^atrium needs Node 24 or newer, and this is Node 20\.19\.0\. .*\n$/),
  ])
})

function given(name: string) {
  const found = packages.get(name)
  if (!found) throw new Error(`${name} is not packed`)
  return found
}

function filesIn(place: string) {
  const found = globSync('**/*', { cwd: place, withFileTypes: true }).filter((entry) => entry.isFile())
  return found.map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

function isCode(file: string) {
  return /\.[cm]?[jt]s$/.test(file)
}

function importsIn(name: string, file: string) {
  return importsOf(file, readFileSync(path.join(given(name).folder, file), 'utf8'))
}

function resolves(name: string, file: string, specifier: string) {
  if (specifier.startsWith('.')) return fileOf(name, path.posix.join(path.posix.dirname(file), specifier), file)
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return true
  const [, wanted = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? []
  const sibling = packages.get(wanted)
  if (sibling) return Object.hasOwn(sibling.manifest.exports, `.${rest}`)
  const { dependencies, peerDependencies } = given(name).manifest
  return Object.hasOwn({ ...dependencies, ...peerDependencies }, wanted) && isInstalled(specifier)
}

/** A declaration names the code beside it, of which only the declaration is packed. */
function fileOf(name: string, file: string, from: string) {
  const { files } = given(name)
  return files.includes(/\.d\.m?ts$/.test(from) ? file.replace(/\.(m?)js$/, '.d.$1ts') : file)
}

/** The packages have the versions of the repository, so what a team finds in them is here, too. */
function isInstalled(specifier: string) {
  try {
    return existsSync(createRequire(inRepository('package.json')).resolve(specifier))
  } catch {
    return import.meta.resolve(specifier).startsWith('file:')
  }
}
