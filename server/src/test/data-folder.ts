import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { makeDatabaseFolder } from './database-folder.ts'
import { removeFolder } from './remove-folder.ts'

/** An empty data folder for a database of its own. It borrows the programs that the test run unpacked already. */
export async function makeDataFolder() {
  const folder = await makeDatabaseFolder('own')
  const programs = process.env.TEST_DATABASE_PROGRAMS
  if (programs !== undefined) await symlink(programs, path.join(folder, path.basename(programs)))
  return { folder, remove: () => removeFolder(folder) }
}
