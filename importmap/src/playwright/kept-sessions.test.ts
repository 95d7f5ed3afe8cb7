import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { keepSessions, type KeptSessions } from './kept-sessions.ts'

/** As much of a portal as signs in, says who is signed in, and signs out. */
let server: Server
let alive = new Set<string>()
let signIns = 0
let kept: KeptSessions
let place = { url: '', lang: 'en-US' }
beforeEach(async () => {
  ;[alive, signIns, kept] = [new Set(), 0, keepSessions()]
  server = createServer(({ url = '', headers }, response) => {
    const [, sid = ''] = /sid=(\w+)/.exec(headers.cookie ?? '') ?? []
    if (url.endsWith('/login')) {
      const next = `s${(signIns += 1)}`
      alive.add(next)
      response.setHeader('set-cookie', `sid=${next}; Path=/`)
    }
    if (url.endsWith('/logout')) alive.delete(sid)
    response.setHeader('content-type', 'application/json')
    const said = url.endsWith('/baseinfo') ? statusOf(alive.has(sid)) : signedIn
    response.end(JSON.stringify({ ...said, result: said }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  place = { url: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`, lang: 'en-US' }
})
afterEach(() => void server.close())

const status = { isSysUpdating: false, pageType: 'portal', user_type: UserType.member }
const statusOf = (login: boolean) => ({ ...status, login, is_login: login ? 1 : 0 })
const signedIn = {
  login: true,
  user_type: UserType.member,
  token: { accessToken: '', entId: null },
  loginHomepage: '/',
}
const account = { loginId: 'wangfang', password: 'a password' }

test('tests of one worker share the session of an account, and the worker ends it (R16)', async () => {
  const first = await kept.take(account, place)
  expect(await kept.take(account, place)).toEqual(first)
  expect(await kept.take({ ...account, loginId: 'other' }, place)).not.toEqual(first)
  expect([signIns, first.userType, kept.has(first.cookies)]).toEqual([2, UserType.member, true])
  await kept.end()
  expect(alive.size).toBe(0)
})

test('a session that a test has signed out, or taken to another enterprise, is not shared any more (R16)', async () => {
  const first = await kept.take(account, place)
  alive.clear()
  const second = await kept.take(account, place)
  expect([signIns, kept.has(first.cookies), kept.has(second.cookies)]).toEqual([2, false, true])
  kept.forget(second.cookies)
  expect(kept.has(second.cookies)).toBe(false)
  await kept.take(account, place)
  expect(signIns).toBe(3)
})
