import { startTestServer } from '../../../test/test-server.ts'
import { makeWorkingPortal } from './given-page.ts'

/** A portal that runs versions by this browser. */
export async function startCheck(ATRIUM_CHROMIUM: string) {
  const portal = await makeWorkingPortal()
  const environment = { ATRIUM_CHROMIUM, ATRIUM_CHROMIUM_SANDBOX: 'off' }
  const server = await startTestServer({ repositoryFolder: portal.folder, releases: true, environment })
  return {
    server,
    async close() {
      await server.close()
      await portal.remove()
    },
  }
}
