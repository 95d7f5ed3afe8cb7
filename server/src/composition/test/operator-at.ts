import { createClient } from '../../test/client.ts'

const password = 'correct horse battery'

/** For a server that is a process of its own: its demo accounts have this password. */
export const demoEnvironment = { ATRIUM_DEMO_PASSWORD: password }

export async function operatorAt(url: string) {
  const client = createClient(url)
  await client.call('signIn', { loginId: 'operator', password })
  return client
}
