import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { portalParts, type Artifact, type PortalParts } from '@atrium/shared-utility/contract'

type Made = { manifest: Artifact; files: Record<string, string> }

/** A copy of a repository's folder with its build, in which parts are built anew, and no server looks. */
export async function givenBuilt(from: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-built-'))
  await cp(from, folder, { recursive: true })
  await noteFullRun(folder)
  const file = path.join(folder, 'importmap/dist/portal.json')
  const read = async () => portalParts.parse(JSON.parse(await readFile(file, 'utf8')))
  const write = (portal: PortalParts) => writeFile(file, JSON.stringify(portal))

  return {
    folder,
    write,
    /** The manifest of a part, as it was built last. */
    async manifestOf(slug: string) {
      const part = (await read()).parts.find(({ artifact }) => artifact.slug === slug)
      if (part === undefined) throw new Error(`${slug} was not built`)
      return part.artifact
    },
    /** A part is built anew, or for the first time. */
    async build({ manifest: artifact, files }: Made) {
      const { mode, parts } = await read()
      const others = parts.filter((part) => part.artifact.slug !== artifact.slug)
      await mkdir(path.join(folder, artifact.slug), { recursive: true })
      for (const [name, content] of Object.entries(files))
        await writeFile(path.join(folder, artifact.slug, name), content)
      await write({ mode, parts: [...others, { folder: artifact.slug, artifact }] })
    },
    /** Forgets the full run of its tests. */
    forgetFullRun: () => rm(path.join(folder, '.cache/full-run.json')),
    remove: () => rm(folder, { recursive: true }),
  }
}

/**
 * Notes a full run as `npm run test:full` does in a copy of the repository, with as much of git as names the commit.
 */
async function noteFullRun(folder: string) {
  const commit = 'c'.repeat(40)
  for (const name of ['.git/objects', '.git/refs', '.cache']) await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, '.git/HEAD'), `${commit}\n`)
  const note = { commit, passed: 1, failed: 0, endedAt: new Date().toISOString() }
  await writeFile(path.join(folder, '.cache/full-run.json'), JSON.stringify(note))
}
