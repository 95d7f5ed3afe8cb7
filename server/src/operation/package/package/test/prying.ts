import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { answerOnce } from '../../../../foundation/file/reader/in-worker.ts'
import { errorCode } from '../../../../foundation/process/error/error-code.ts'

// The thread of a reader that a hostile file has taken over: what it can reach.

void answerOnce(async (_source, { readable, writable }: { readable: string; writable: string }) => ({
  reading: refusalOf(() => readFileSync(readable)),
  writing: refusalOf(() => writeFileSync(writable, '')),
  starting: refusalOf(() => spawnSync(process.execPath, ['--version'])),
  environment: Object.keys(process.env),
}))

function refusalOf(attempt: () => unknown) {
  try {
    attempt()
    return null
  } catch (error) {
    return errorCode(error)
  }
}
