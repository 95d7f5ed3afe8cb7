import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

/** Every file of this folder that begins with a number is one migration of that name: the only thing that it exports. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
  const read = await Promise.all(
    files.map(async (file) => [file.slice(0, -'.ts'.length), await readOne(file)] as const),
  )
  return Object.fromEntries(read)
}

async function readOne(file: string) {
  // oxlint-disable-next-line atrium/borders -- a file of this folder
  const exported: Record<string, Migration> = await import(`./${file}`)
  const [migration, ...others] = Object.values(exported)
  if (migration === undefined || others.length > 0) throw new Error(`${file} has to export one migration.`)
  return migration
}
