import { takeLock } from '../../bin/lock.cjs'
import { inRepository } from '../repository.ts'

/** Runs the tests when no other run of this clone is under way: both would use one build, one note and one machine. */
export async function withTestLock<T>(work: () => Promise<T>, file = inRepository('.cache/test.lock')) {
  const lock = await takeLock(file, (pid) => console.log(`Waiting for process ${pid}, which runs the tests here ...`))
  try {
    return await work()
  } finally {
    lock.release()
  }
}
