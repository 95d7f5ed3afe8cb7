import { errorCode } from './error-code.ts'

const another = 'or set ATRIUM_DATA_DIR to another folder.'
const fileInTheWay = `there is a file where a folder has to be. Move it away, ${another}`
const notAllowed = `this account may not do that. Give it the folder, ${another}`
const noRoom = 'the disk is full. Make room and start again.'

const reasons: Record<string, string> = {
  ENOSPC: noRoom,
  EDQUOT: 'the quota of this account is used up. Make room and start again.',
  EROFS: `it lies on a disk that can only be read. Mount it for writing, ${another}`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOTDIR: fileInTheWay,
  EEXIST: fileInTheWay,
  EISDIR: 'there is a folder where a file has to be. Move it away and start again.',
  ENAMETOOLONG: `its name is too long. Choose a shorter one, ${another}`,
  ELOOP: `it is a link that leads to itself. Mend it, ${another}`,
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and start again.',
  EIO: 'the disk failed. Look at it before you start again.',
}

/**
 * The sentence for a failure of the file system, by its code, wherever in the start it happened; null: it was no file.
 */
export function fileSentence(error: Error) {
  const reason = reasons[errorCode(error)]
  if (reason === undefined || !('syscall' in error)) return null
  return `${'path' in error ? String(error.path) : 'The data folder'} cannot be used: ${reason}`
}
