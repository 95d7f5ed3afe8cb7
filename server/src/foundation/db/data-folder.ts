import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { serverAccount } from './embedded/account.ts'

/**
 * Makes the data folder one that no other account may enter, also when it was made otherwise. As root the embedded
 * database runs under another account, which has to reach its own files in there: then the folder belongs to that
 * account.
 */
export async function prepareDataFolder(folder: string, { isEmbedded }: { isEmbedded: boolean }) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  const account = isEmbedded ? await serverAccount() : null
  const { mode, uid } = await stat(folder)
  if (account !== null && uid !== account.uid) await chown(folder, account.uid, account.gid)
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700)
}
