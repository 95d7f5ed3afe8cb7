import type { Client } from '../../../../test/client.ts'
import { runSql } from '../../../../test/cluster.ts'
import { password, type TestServer } from '../../../../test/test-server.ts'
import { personWithPhone } from '../../sms/test/given-phone.ts'
import type { createInbox } from '../../sms/test/inbox.ts'

type Stage = { server: () => TestServer; inbox: ReturnType<typeof createInbox>; clock: { offsetMs: number } }

/** People of a test whose second factor is a telephone, or is about to be. */
export function givenTelephones({ server, inbox, clock }: Stage) {
  return { heldPerson, verifiable, enrolPhone }

  /** A person with a telephone, in an enterprise that forces a second factor, who has none yet. */
  async function heldPerson() {
    const enterprise = await server().given.enterprise()
    const person = await personWithPhone(server(), { enterprise })
    await runSql(
      server().address,
      `insert into two_step_setting (ent_id, open, apply_to) values ('${enterprise.id}', true, 'all')`,
    )
    return { ...person, enterprise, browser: await server().given.signIn(person) }
  }

  /** The same, whose telephone is the factor, in a browser that has given the password and no code yet. */
  async function verifiable() {
    const { browser: verified, ...person } = await heldPerson()
    const { recoveryCodes } = await enrolPhone(verified, person.phone)
    clock.offsetMs += 60_000
    return { ...person, recoveryCodes, verified, browser: await server().given.signIn(person) }
  }

  async function enrolPhone(browser: Client, phone: string) {
    await browser.call('verifyPassword', { op: 'verify', password })
    await browser.call('sendOwnCode', { purpose: 'phone' })
    return browser.call('addSmsFactor', { code: inbox.lastCode(phone) })
  }
}
