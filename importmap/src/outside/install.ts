import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { inRepository } from '../repository.ts'
import { unpack } from '../sdk/unpack.ts'

const names = z.record(z.string(), z.string()).default({})
const packageFile = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  dependencies: names,
  devDependencies: names,
})

/**
 * Installs what the `package.json` of a folder names, as npm would but without its registry: packages of the portal from their
 * addresses, all others as links to those of the repository, which have to be in the very version. A package sees what it
 * says that it needs and nothing else, which is less than npm lets it see.
 */
export async function install(folder: string) {
  const modules = path.join(folder, 'node_modules')
  for (const [name, wanted] of Object.entries(read(folder).devDependencies)) {
    const place = path.join(modules, name)
    if (/^https?:/.test(wanted)) await unpackFrom(wanted, place)
    else link(name, wanted, place)
    linkPrograms(name, place, path.join(modules, '.bin'))
  }
}

function read(folder: string) {
  return packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
}

async function unpackFrom(address: string, place: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  mkdirSync(place, { recursive: true })
  const file = path.join(place, path.basename(address))
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
  unpack(file, place)
  rmSync(file)
  for (const [name, version] of Object.entries(read(place).dependencies))
    link(name, version, path.join(place, 'node_modules', name))
}

function link(name: string, wanted: string, place: string) {
  const there = inRepository('node_modules', name)
  const { version } = read(there)
  if (version !== wanted) throw new Error(`${name} ${wanted} is asked for, and here is ${version}`)
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(there, place, 'junction')
}

function linkPrograms(name: string, place: string, folder: string) {
  const { bin = {} } = read(place)
  mkdirSync(folder, { recursive: true })
  for (const [program, file] of Object.entries(typeof bin === 'string' ? { [path.basename(name)]: bin } : bin))
    linkProgram(path.join(place, file), path.join(folder, program))
}

function linkProgram(file: string, place: string) {
  if (process.platform === 'win32') return writeFileSync(`${place}.cmd`, `@node "${file}" %*\r\n`)
  // Those of the repository are marked already.
  if (!file.includes('/node_modules/@atrium/')) return symlinkSync(file, place)
  chmodSync(file, 0o755)
  return symlinkSync(file, place)
}
