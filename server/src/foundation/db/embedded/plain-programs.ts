import { createHash } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { StartRefused } from '../../process/error/start-refused.ts'

/** What a shell takes for something else between double quotes, where initdb puts the path of its programs. */
const odd = /["$`\\]/

/**
 * Lends the programs at a path that initdb can use: where they are, or else as a copy in the temporary folder, as long as
 * the work takes. A link does not do, because initdb looks where it leads. The folder is locked, so one does it at a time.
 */
export async function withPlainPrograms<T>(programs: string, work: (plain: string) => Promise<T>): Promise<T> {
  const real = await realpath(programs)
  if (process.platform === 'win32' || !odd.test(real)) return work(programs)
  const temporary = await realpath(os.tmpdir())
  if (odd.test(temporary)) throw new StartRefused(oddSentence(real))
  await sweepCopies(temporary, programs)
  // Named by chance and never taken over: the temporary folder is everybody’s.
  const copy = await mkdtemp(path.join(temporary, copyPrefix(programs)))
  try {
    await cp(real, copy, { recursive: true, verbatimSymlinks: true })
    await chmod(copy, 0o755)
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** How the copies of these programs are named, by which those of a killed process are found. */
export function copyPrefix(programs: string) {
  return `atrium-programs-${createHash('sha256').update(path.resolve(programs)).digest('hex').slice(0, 16)}-`
}

async function sweepCopies(temporary: string, programs: string) {
  for (const name of (await readdir(temporary)).filter((found) => found.startsWith(copyPrefix(programs))))
    await rm(path.join(temporary, name), { recursive: true, force: true }).catch(() => {}) // It is a foreign one.
}

function oddSentence(programs: string) {
  return `The database cannot be made by the programs in ${programs}: neither this path nor that of temporary files (TMPDIR) is free of ", $, \` and \\. Set ATRIUM_DATA_DIR to a path without them.`
}
