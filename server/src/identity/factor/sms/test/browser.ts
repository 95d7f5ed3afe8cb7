import type { CallName } from '@atrium/shared-utility/contract'
import type { TestServer } from '../../../../test/test-server.ts'
import { settled } from './settled.ts'

/** Browsers of a test, each from an address of its own: the server has to trust the proxy `loopback`. */
export function browsersOf(server: TestServer) {
  let count = 0
  return () => {
    count += 1
    const client = server.client()
    const headers = { 'x-forwarded-for': `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}` }
    const ask = (name: CallName, input: object) => client.tryCall(name, input, { headers })
    return {
      cookies: client.cookies,
      call: client.call,
      ask,
      send: async (phone: string, purpose?: string) => {
        const answer = await ask('sendSmsCode', { phone, ...(purpose !== undefined && { purpose }) })
        await settled(server)
        return answer
      },
      signIn: (phone: string, code: string) => ask('signInBySms', { phone, code }),
    }
  }
}

export type SmsBrowser = ReturnType<ReturnType<typeof browsersOf>>
