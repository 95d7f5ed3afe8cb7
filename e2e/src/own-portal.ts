import { chromiumPath } from '@atrium/importmap/playwright'
import { freePort } from './free-port.ts'
import { startPortal, type PortalProcess } from './portal-process.ts'
import { runFacts } from './run-facts.ts'
import { test as story } from './story.ts'

type Own = { portal: PortalProcess }

/** Under a name that browsers allow passkeys for without https, on a port that is free at this moment. */
async function addressToBe() {
  const PORT = String(await freePort())
  return { PORT, ATRIUM_BASE_URL: `http://localhost:${PORT}` }
}

/** In the browser that plays the stories. As root, as in containers, it has no fence of its own. */
const gate = {
  ATRIUM_CHROMIUM: chromiumPath(),
  ATRIUM_CHROMIUM_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on',
}

type Options = { edition?: 'product' | 'developer'; isNamed?: boolean; runsVersions?: boolean; isSpent?: boolean }

/** Of two calls, two servers: Playwright plays in one worker what was extended once. */
function withOwnPortal({ edition, isNamed, runsVersions }: Options) {
  return story.extend<object, Own>({
    portal: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const { password, prepared } = runFacts()
        const settings = { ...(isNamed && (await addressToBe())), ...(runsVersions && gate) }
        const portal = await startPortal({ password, edition, prepared, settings })
        await use(portal)
        await portal.stop()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    stage: ({ portal }, use) => use({ url: portal.url, password: runFacts().password }),
  })
}

const ordinary = withOwnPortal({})

/**
 * Stories on a server that no story of another worker is on, because they stop it or release to whatever is open. All that ask
 * for nothing special share one in a worker, and leave it as it was; one in the other edition, under an address that is
 * configured, one that runs what is uploaded in a browser, and one that is left another (`isSpent`) is of its file alone.
 */
export function onOwnPortal(options?: Options) {
  const test = options ? withOwnPortal(options) : ordinary
  // One after the other, so that one worker plays all of a file.
  test.describe.configure({ mode: 'default' })
  return test
}
