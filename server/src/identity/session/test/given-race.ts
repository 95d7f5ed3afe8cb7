import { randomBytes } from 'node:crypto'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { serverTurn } from '../../hashing/turn-of.ts'
import type { Answer, Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

const hourMs = 60 * 60_000

const sent = { email: 'somebody@example.com', job_id: 'none', lang: 'en-US', sealed: null }

/** The token of the link by which the person may choose a new password. */
export const resetToken = newToken()

/** One person whose sessions are ended again and again, and the browsers of theirs that were stolen. */
export async function startRace() {
  const server = await startTestServer()
  const { given, services } = server
  const enterprise = await given.enterprise()
  const operator = await given.signIn(await given.person({ userType: UserType.operator }))
  const administrator = await given.signIn(await given.person({ userType: UserType.administrator, enterprise }))
  const person = await given.person({ enterprise })
  const phc = await services.passwords.hash(password, serverTurn)
  return { server, operator, administrator, enterprise, person, again, live }

  /**
   * Everything as if nothing had been done to the person yet, and so many browsers with a live session. Each has the
   * cookie, too, that goes on with it.
   */
  async function again(browsers: number) {
    const sessions = Array.from({ length: browsers }, () => newSession(server))
    await services.tx(platform, async (db) => {
      await undo(db, { userId: person.id, phc })
      await insertSessions(db, { userId: person.id, entId: enterprise.id, sessions })
      // The session is confirmed before the race, because it cannot be confirmed in the middle of one.
      await db.updateTable('session').set({ step_up_at: new Date() }).execute()
    })
    // Forgets what is remembered of the operator's session, too.
    await server.client().call('signOut', {})
    return sessions.map(({ browser, id }) => Object.assign(browser, { id }))
  }

  /** The person's sessions that have not been ended. */
  function live() {
    return services.tx(platform, async (db) => {
      const rows = db.selectFrom('session').select('id').where('user_id', '=', person.id).where('ended_at', 'is', null)
      return (await rows.execute()).map(({ id }) => id)
    })
  }
}

export type Race = Awaited<ReturnType<typeof startRace>>
export type Browser = Client & { id: string }
export type Attacker = { browser: Client; renew: () => Promise<Answer> }

/** Goes on under a new session id with each turn. */
export function switching(browser: Client, { enterprise }: Race): Attacker {
  browser.cookies.delete('keep')
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

/** All attackers renew in a loop until the act has answered, and see what they are about through. */
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

export async function isIn({ browser }: Attacker) {
  return (await browser.tryCall('getHomeLink', {})).error === null
}

function newSession(server: TestServer) {
  const [id, token, secret] = [newId(), newToken(), newToken()]
  const browser = server.client()
  browser.cookies.set('sid', token).set('csrf', server.services.secrets.csrfToken(id)).set('keep', `${id}.${secret}`)
  return { id, token, secret, browser }
}

type New = { userId: string; entId: string; sessions: readonly ReturnType<typeof newSession>[] }

async function insertSessions(db: Db, { userId, entId, sessions }: New) {
  const [now, until] = [new Date(), new Date(Date.now() + hourMs)]
  const families = sessions.map(({ id, secret }) => ({ id, current_hash: tokenHash(secret), turned_at: now }))
  const own = sessions.map(({ id, token }) => ({ id, family_id: id, token_hash: tokenHash(token), amr: ['pwd'] }))
  const lives = { step_up_at: now, remember: true, idle_until: until, abs_until: until }
  await db
    .insertInto('refresh_family')
    .values(families.map((one) => ({ ...one, user_id: userId, expires_at: until })))
    .execute()
  await db
    .insertInto('session')
    .values(own.map((one) => ({ ...one, ...lives, user_id: userId, ent_id: entId })))
    .execute()
  await db
    .insertInto('mail_link')
    .values({ ...sent, user_id: userId, kind: 'passwordReset', token_hash: tokenHash(resetToken), expires_at: until })
    .execute()
}

async function undo(db: Db, { userId, phc }: { userId: string; phc: string }) {
  const chosen = { phc, initial: false, expires_at: null, used_at: null, set_at: new Date() }
  await db.updateTable('user_account').set({ status: 'active', version: 1 }).where('id', '=', userId).execute()
  await db.updateTable('membership').set({ status: 'active' }).where('user_id', '=', userId).execute()
  await db.updateTable('credential').set(chosen).where('user_id', '=', userId).execute()
  for (const table of ['password_history', 'session', 'refresh_family', 'scan_ticket', 'mail_link'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('throttle').execute()
}

function newToken() {
  return randomBytes(32).toString('base64url')
}
