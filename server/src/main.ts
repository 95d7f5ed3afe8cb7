import { langs } from '@atrium/shared-utility/contract'
import { ConfigError } from './foundation/error/config-error.ts'
import { readConfig } from './foundation/config/config.ts'
import { FolderInUse } from './foundation/db/embedded/folder-lock.ts'
import { errorCode } from './foundation/error/error-code.ts'
import { loggedError } from './foundation/log/log-error.ts'
import { createLog } from './foundation/log/log.ts'
import { startServer, type RunningServer } from './composition/server.ts'

await main()

async function main() {
  try {
    const config = readConfig()
    const log = createLog(config)
    const server = await startServer({ config, log })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server))
    announce(server)
  } catch (error) {
    console.error(sentenceFor(error))
    // Whatever had been started by then would keep the process going, and nobody would know that it serves nothing.
    process.exit(1)
  }
}

async function stop(server: RunningServer) {
  await server.stop()
  process.exit(0)
}

// To the terminal and never to the log: the password is shown here once and kept nowhere.
function announce({ url, firstRun }: RunningServer) {
  console.log(`\nAtrium  ${url}\n`)
  if (firstRun === null) return
  for (const { loginId, label } of firstRun.accounts) {
    console.log(`  ${loginId.padEnd(12)} ${langs.map((lang) => label[lang]).join(' / ')}`)
  }
  console.log(`\n  密码 / password:  ${firstRun.password}\n`)
}

function sentenceFor(error: unknown) {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message
  if (error instanceof Error && errorCode(error) === 'EADDRINUSE') return `${error.message}. Set PORT to another one.`
  return loggedError(error)
}
