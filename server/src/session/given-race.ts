import { randomBytes } from 'node:crypto'
import { newId } from '../db/id.ts'
import { platform } from '../db/scope.ts'
import { insertFamily } from '../refresh/queries.ts'
import type { Answer, Client } from '../testing/client.ts'
import { password, startTestServer } from '../testing/test-server.ts'
import { insertSession } from './queries.ts'

const hourMs = 60 * 60_000

/** One person whose sessions are ended again and again, and browsers of theirs that were stolen. */
export async function startRace() {
  const server = await startTestServer()
  const { given, services } = server
  const operator = await given.signIn(await given.person({ userType: 7 }))
  await operator.call('verifyPassword', { op: 'verify', password })
  const enterprise = await given.enterprise()
  const administrator = await given.signedIn({ userType: 6, enterprise })
  await administrator.call('verifyPassword', { op: 'verify', password })
  const person = await given.person({ enterprise })
  const phc = await services.passwords.hash(password)
  return { server, operator, enterprise, administrator, person, again, stolen, copyOf, live }

  /** As if nothing had been done to the person yet. */
  async function again() {
    const { id } = person
    await services.tx(platform, async (db) => {
      await db.updateTable('user_account').set({ status: 'active' }).where('id', '=', id).execute()
      await db.updateTable('membership').set({ status: 'active' }).where('user_id', '=', id).execute()
      const chosen = { phc, initial: false, expires_at: null, used_at: null, set_at: new Date() }
      await db.updateTable('credential').set(chosen).where('user_id', '=', id).execute()
      for (const table of ['password_history', 'session', 'refresh_family', 'known_device', 'scan_ticket'] as const)
        await db.deleteFrom(table).where('user_id', '=', id).execute()
      await db.deleteFrom('throttle').execute()
    })
  }

  /** A browser with a live session; `kept` has the cookie that goes on with it, too. */
  async function stolen({ isKept = false } = {}) {
    const browser = Object.assign(server.client(), { id: newId() })
    const [now, token, secret, family] = [new Date(), newToken(), newToken(), newId()]
    const until = new Date(now.getTime() + hourMs)
    await services.tx(platform, async (db) => {
      if (isKept) await insertFamily(db, { id: family, userId: person.id, secret, now, until })
      await insertSession(db, {
        id: browser.id,
        token,
        userId: person.id,
        entId: enterprise.id,
        method: 'pwd',
        remember: isKept,
        familyId: isKept ? family : null,
        onlyIn: null,
        isTrusted: false,
        idleUntil: until,
        absUntil: until,
        ip: '127.0.0.1',
        userAgent: 'stolen',
        now,
      })
    })
    browser.cookies.set('sid', token).set('csrf', services.secrets.csrfToken(browser.id))
    if (isKept) browser.cookies.set('keep', `${family}.${secret}`)
    return browser
  }

  function copyOf(browser: Client) {
    const copy = server.client()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }

  /** The person's sessions that nobody has ended. */
  function live() {
    return services.tx(platform, async (db) => {
      const rows = db.selectFrom('session').select('id').where('user_id', '=', person.id).where('ended_at', 'is', null)
      return (await rows.execute()).map(({ id }) => id)
    })
  }
}

export type Race = Awaited<ReturnType<typeof startRace>>
export type Attacker = { browser: Client; renew(): Promise<Answer> }

/** Goes on under a new session id with each turn. */
export function switching(browser: Client, { enterprise }: Race): Attacker {
  return { browser, renew: () => browser.tryCall('switchEnterprise', { entId: enterprise.id }) }
}

/** Has lost the session's own cookie, and goes on by the one that keeps it signed in. */
export function keeping(browser: Client): Attacker {
  const renew = () => {
    browser.cookies.delete('sid')
    return browser.tryCall('getHomeLink', {})
  }
  return { browser, renew }
}

/** Knows the password of before. */
export function signingIn({ server, person }: Race): Attacker {
  const browser = server.client()
  return { browser, renew: () => browser.tryCall('signIn', { loginId: person.loginId, password }) }
}

/** All attackers renew in a loop while the act is done, and once more after it has answered. Answers what it answered. */
export async function attack(attackers: readonly Attacker[], act: () => Promise<Answer>) {
  const state = { isDone: false }
  const loops = attackers.map(async ({ renew }) => {
    while (!state.isDone) await renew()
  })
  const answer = await act().finally(() => {
    state.isDone = true
  })
  await Promise.all(loops)
  return answer
}

function newToken() {
  return randomBytes(32).toString('base64url')
}
