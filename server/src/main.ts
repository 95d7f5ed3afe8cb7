import { langs } from '@atrium/shared-utility/contract'
import { awaitEnd } from './composition/end.ts'
import type { FirstRun } from './composition/seed/seed.ts'
import type { RunningServer } from './composition/server.ts'
import { startRefusal } from './composition/start-refusal.ts'
import { readConfig } from './foundation/process/config/config.ts'
import { createLog } from './foundation/process/log/log.ts'
import { startTidying } from './foundation/process/memory/tidy.ts'

await main()

async function main() {
  let server: RunningServer | null = null
  const { told, starting } = awaitEnd({ isUp: () => server !== null })
  try {
    const config = readConfig()
    // Only now: a setting that is not allowed is refused before everything else is loaded.
    const { startServer } = await import('./composition/server.ts')
    server = await startServer({ config, log: createLog(config), showFirstRun, starting })
  } catch (error) {
    // What it was in the middle of was given up, as the signal to end asked.
    if (starting.aborted) process.exit(0)
    console.error(startRefusal(error))
    // Whatever had been started by then would keep the process going, and nothing would show that it serves no request.
    process.exit(1)
  }
  console.log(`\nAtrium  ${server.url}\n`)
  startTidying()
  await told
  await server.stop()
  process.exit(0)
}

// To the terminal and never to the log: the password is shown here once and kept nowhere.
function showFirstRun({ accounts, password }: FirstRun) {
  console.log('')
  for (const { loginId, label } of accounts) {
    console.log(`  ${loginId.padEnd(12)} ${langs.map((lang) => label[lang]).join(' / ')}`)
  }
  console.log(`\n  密码 / password:  ${password}`)
}
