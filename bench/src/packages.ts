import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Figure } from './figure.ts'
import { inRepository } from './repository.ts'

type Installed = { packages: Record<string, { dev?: boolean; link?: boolean }> }

/** What a first start installs, on the disk: all that is there now but what only development needs. */
export async function packages(): Promise<Figure[]> {
  const text = await readFile(inRepository('node_modules/.package-lock.json'), 'utf8')
  const { packages: installed } = JSON.parse(text) as Installed // As npm writes it.
  const kept = Object.entries(installed).filter(([, { dev = false, link = false }]) => !dev && !link)
  const sizes = await Promise.all(kept.map(([folder]) => sizeOf(inRepository(folder))))
  const measured = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20
  return [{ name: 'node_modules after the first start', unit: 'MB', measured, budget: { atMost: 550 } }]
}

/** As much as it takes of the disk, as `du` counts; packages within a package are counted by themselves. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const at = path.join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : sizeOf(at)
      return entry.isSymbolicLink() ? 0 : (await stat(at)).blocks * 512
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
