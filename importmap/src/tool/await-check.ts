import { setTimeout as wait } from 'node:timers/promises'
import { calls, type CallOutput } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { deployCall, type DeployAsked } from './deploy-call.ts'
import { PortalSilent } from './portal.ts'

type Checked = CallOutput<'getOwnBrowserCheck'>

const askEveryMs = 1000
/** For so long in a row a portal may say nothing meanwhile: it restarts, say. */
const silentMs = 5 * 60_000

/**
 * Waits until the portal has run a version in a browser, where it does, and answers what came of it as lines. How far it is goes
 * to the standard error output, where no program reads the outcome. Throws BuildRefused where the version is kept out.
 */
export async function awaitCheck(
  asked: DeployAsked,
  version: string,
  { everyMs = askEveryMs } = {},
): Promise<string[]> {
  let told = ''
  let heardAt = performance.now()
  for (;;) {
    const found = await checkOf(asked, version).catch((error: unknown) => {
      if (!(error instanceof PortalSilent) || performance.now() > heardAt + silentMs) throw error
      return null
    })
    if (found === null) {
      await wait(everyMs)
      continue
    }
    heardAt = performance.now()
    const { check, findings } = found
    if (check === null) return []
    const lines = [...findings.map(({ level, msg }) => `${level}  ${msg}`), check.msg]
    if (check.state === 'refused') throw new BuildRefused(asked.slug, lines.join('\n'))
    if (check.state !== 'waiting' && check.state !== 'running') return lines
    const now = `${check.msg}${check.of > 0 ? ` (${Math.floor((check.done / check.of) * 10) * 10} %)` : ''}`
    if (now !== told) console.error(now)
    told = now
    await wait(everyMs)
  }
}

async function checkOf(asked: DeployAsked, version: string): Promise<Checked> {
  const { method, path, output } = calls.getOwnBrowserCheck
  try {
    return await deployCall(asked, { method, path: `${path}?${new URLSearchParams({ version })}` }, output)
  } catch (error) {
    // A portal of an earlier release runs nothing. Whatever else it is, the release says it.
    if (error instanceof BuildRefused) return { check: null, findings: [] }
    throw error
  }
}
