import { createAccess } from '../identity/session/access.ts'
import type { Client } from './client.ts'
import type { TestServer } from './test-server.ts'

/** At whose address a browser asks; `isBehind`: the one who sits there, also where they act as another person. */
type CallerSpace = { space?: string | null; isBehind?: boolean }

/** The session that a server sees in a browser: read from its sessions, without HTTP. */
export function createWhoCalls({ services: { tx, secrets, twoStepMethods } }: TestServer) {
  const access = createAccess({ tx, secrets, twoStepMethods, now: () => new Date() })
  return ({ cookies }: Client, { space = null, isBehind = false }: CallerSpace = {}) => {
    const as = isBehind ? null : (cookies.get('as') ?? null)
    return access.find({ token: cookies.get('sid') ?? null, as }, space)
  }
}
