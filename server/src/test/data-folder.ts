import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** An empty data folder for a database of its own. It borrows the programs that the test run unpacked already. */
export async function makeDataFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-own-'))
  const programs = process.env.TEST_DATABASE_PROGRAMS
  if (programs !== undefined) await symlink(programs, path.join(folder, path.basename(programs)))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
