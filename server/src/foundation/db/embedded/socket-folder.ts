import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { StartRefused } from '../../process/error/start-refused.ts'
import type { Account } from './account.ts'

/** The longest path that a unix socket may have is 107 bytes, and PostgreSQL adds its file name. */
const longestFolder = 107 - '/.s.PGSQL.00000.lock'.length

/**
 * A folder for the server's socket that no other account may enter: in the data folder, or in the temporary one when
 * that is too deep.
 */
export async function prepareSocketFolder(dataFolder: string, account: Account | null) {
  const near = path.join(dataFolder, 'run')
  const name = createHash('sha256').update(path.resolve(dataFolder)).digest('hex').slice(0, 16)
  const folder = Buffer.byteLength(near) <= longestFolder ? near : path.join(os.tmpdir(), `atrium-${name}`)
  const owner = account?.uid ?? process.getuid?.() ?? 0
  await mkdir(folder, { mode: 0o700, recursive: true })
  const found = await lstat(folder)
  if (found.uid !== owner && found.uid === process.getuid?.() && account !== null)
    await chown(folder, account.uid, account.gid)
  await refuseForeign(folder, owner)
  return folder
}

// Another account on this machine could have made the folder first, to listen where we connect.
async function refuseForeign(folder: string, owner: number) {
  const { mode, uid } = await lstat(folder)
  if (process.platform === 'win32') return
  if ((mode & 0o40077) !== 0o40000 || uid !== owner)
    throw new StartRefused(`${folder} is not private to the database. Remove it and start again.`)
}
