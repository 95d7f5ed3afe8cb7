import type { UserType } from '@atrium/shared-utility/contract'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer } from '../../../test/test-server.ts'

export const hourMs = 60 * 60_000

/** A server whose clock a test moves on, and people in browsers that are to stay signed in. */
export async function startKeptServer() {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const server = await startTestServer({ now })
  return { server, now, kept, keepIn, copyOf, later }

  async function kept(as: { userType?: UserType } = {}) {
    const person = await server.given.person(as)
    return { person, browser: await keepIn(person) }
  }

  async function keepIn({ loginId }: { loginId: string }) {
    const browser = server.client()
    await browser.call('signIn', { loginId, password, remember: true })
    return browser
  }

  function copyOf(browser: Client) {
    const copy = createClient(server.url)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }

  /** Any writing call makes the server look at its sessions again, which it otherwise remembers for a real second. */
  async function later(ms: number) {
    clock.offsetMs += ms
    await server.client().call('signOut', {})
  }
}

export type KeptServer = Awaited<ReturnType<typeof startKeptServer>>
