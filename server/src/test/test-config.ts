import { readConfig } from '../foundation/process/config/config.ts'
import type { HashCosts } from '../identity/hashing/derivation.ts'

/** The password of the demo's people and of every person that `given` makes. */
export const password = 'correct horse battery'

/** Thousands of sign-ins at the real costs would be a third of the time of all tests. */
export const cheap: HashCosts = { memoryKib: 64, passes: 1, lanes: 1 }

/** What the servers of tests are told, where a test says nothing else; its folders come with each. */
export function testConfig(environment: Record<string, string> = {}) {
  return readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ATRIUM_DEMO_PASSWORD: password,
    // No balancer sends people elsewhere here, and hundreds of servers end.
    ATRIUM_DRAIN_SECONDS: '0',
    // Not for each version that a test uploads.
    ATRIUM_CHROMIUM: 'off',
    ...environment,
  })
}
