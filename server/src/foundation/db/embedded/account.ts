import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartRefused } from '../../process/error/start-refused.ts'

/** The operating-system account that the database server runs as, when it is not our own. */
export type Account = { uid: number; gid: number; name: string }

/**
 * PostgreSQL refuses to run as root: then it runs as the account `postgres`, or else as the account `nobody`. Null: run
 * as we are.
 */
export async function serverAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] = accounts.find(([candidate]) => candidate === wanted) ?? []
    if (name !== undefined) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new StartRefused(
    'The database cannot run as root, and there is no account “postgres” or “nobody” to run it as.',
  )
}

/** True when the account may pass through every folder above this one. */
export async function canReach(account: Account, folder: string) {
  for (let above = path.dirname(folder); above !== path.dirname(above); above = path.dirname(above)) {
    const { mode, uid, gid } = await stat(above)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
  }
  return true
}
