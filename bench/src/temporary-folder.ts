import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** Lends a folder of its own, and removes it whatever happens. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
