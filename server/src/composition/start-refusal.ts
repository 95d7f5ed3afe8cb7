import { ConfigError } from '../foundation/error/config-error.ts'
import { errorCode } from '../foundation/error/error-code.ts'
import { StartRefused } from '../foundation/error/start-refused.ts'
import { FolderInUse } from '../foundation/db/embedded/folder-lock.ts'
import { errorLine, loggedError } from '../foundation/log/log-error.ts'

/**
 * What a start that failed prints: one sentence, the last on the screen. What nobody has foreseen comes with its place
 * before it, for whoever mends it.
 */
export function startRefusal(error: unknown) {
  if (error instanceof ConfigError || error instanceof StartRefused || error instanceof FolderInUse)
    return error.message
  return (
    fileSentence(error) ??
    `${JSON.stringify(loggedError(error), null, 2)}\nThe server could not start: ${errorLine(error)}.`
  )
}

const fileProblems: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room and start again.',
  EDQUOT: 'the quota of this account is used up. Make room and start again.',
  EROFS: 'it lies on a disk that can only be read. Mount it for writing, or set ATRIUM_DATA_DIR to another folder.',
  EACCES: 'this account may not do that. Give it the folder, or set ATRIUM_DATA_DIR to another one.',
  EPERM: 'this account may not do that. Give it the folder, or set ATRIUM_DATA_DIR to another one.',
  ENOTDIR: 'there is a file where a folder has to be. Move it away, or set ATRIUM_DATA_DIR to another folder.',
  EEXIST: 'there is a file where a folder has to be. Move it away, or set ATRIUM_DATA_DIR to another folder.',
  EISDIR: 'there is a folder where a file has to be. Move it away and start again.',
  ENAMETOOLONG: 'its name is too long. Set ATRIUM_DATA_DIR to a shorter one.',
  ELOOP: 'it is a link that leads to itself. Set ATRIUM_DATA_DIR to another folder.',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and start again.',
  EIO: 'the disk failed. Look at it before you start again.',
}

/** What the system says of files is clear by its code, wherever in the start it happened. */
function fileSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const problem = fileProblems[errorCode(error)]
  if (problem === undefined || !('syscall' in error))
    return error.cause === undefined ? null : fileSentence(error.cause)
  const path = 'path' in error ? String(error.path) : 'The data folder'
  return `${path} cannot be used: ${problem}`
}
