import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { calls } from '@atrium/shared-utility/contract'
import type { Figure, Size } from './figure.ts'
import { putLoad } from './load.ts'
import { password, withPortalServer } from './portal-server.ts'
import { median } from './statistics.ts'

const sizes = { whole: { rounds: 3, seconds: 3 }, smoke: { rounds: 1, seconds: 0.5 } }
/** The seeded accounts: one client each, because several attempts at once for one account are held back. */
const loginIds = ['operator', 'saas', 'admin', 'member', 'developer', 'partner', 'admin2', 'member2']

/** How many people can sign in at once, against how many passwords can be hashed in that time. */
export async function signIn(size: Size): Promise<Figure[]> {
  // Each client has an address of its own, as people have.
  const env = { ATRIUM_TRUST_PROXY: 'loopback' }
  return withPortalServer(async ({ url }) => {
    const { rounds, seconds } = sizes[size]
    const measured: number[] = []
    const hashes: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await signInsPerSecond(url, seconds))
      hashes.push(await hashesPerSecond(seconds))
    }
    const reference = { name: 'argon2id alone', measured: median(hashes) }
    return [{ name: 'sign-ins', unit: '/s', measured: median(measured), reference, budget: { atLeast: 0.8 } }]
  }, env)
}

async function signInsPerSecond(url: string, seconds: number) {
  const { path, method } = calls.signIn
  const next = (client: number) => ({
    path,
    method,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `192.0.2.${client + 1}` },
    body: new URLSearchParams({ loginId: loginIds[client] ?? '', password }).toString(),
  })
  const load = { url, clients: loginIds.length, next }
  await putLoad({ ...load, seconds: 0.5 })
  const { perSecond } = await putLoad({ ...load, seconds })
  return perSecond
}

/** With the costs of server/src/identity/hashing/passwords.ts, in as many calls at once as there are clients. */
async function hashesPerSecond(seconds: number) {
  const hash = promisify(argon2)
  const endAt = performance.now() + seconds * 1000
  let done = 0
  const worker = async () => {
    for (; performance.now() < endAt; done += 1) {
      const salt = { message: Buffer.from(password), nonce: randomBytes(16) }
      await hash('argon2id', { ...salt, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 })
    }
  }
  await Promise.all(loginIds.map(worker))
  return done / seconds
}
