import { messengerTypes, UserType } from '@atrium/shared-utility/contract'
import { must } from '../../../../foundation/process/error/must.ts'
import { confirmOn, showCode } from '../../../../identity/entrance/scan/test/given.ts'
import {
  comeBack,
  givenCompany,
  givenNewcomer,
  goAndComeBack,
} from '../../../../identity/entrance/sign-on/test/given.ts'
import { newPhone } from '../../../../identity/factor/sms/test/given-phone.ts'
import { settled } from '../../../../identity/factor/sms/test/settled.ts'
import type { Client } from '../../../../test/client.ts'
import { runSql } from '../../../../test/cluster.ts'
import { fieldsOf } from '../../../../identity/factor/messenger/test/given.ts'
import type { Scenes, Stage } from './stage.ts'

const newPassword = 'a good long passphrase'

/** How people come in, and how they come to an enterprise. */
export const wayInScenes: Scenes = {
  async 'a telephone that is signed in lets a computer in'({ server }) {
    const [phone, computer] = [await server.given.signedIn(), server.client()]
    await confirmOn({ phone, computer })
    await computer.call('pollScan', { op: 'poll' })
    const ticket = await showCode(server.client())
    await phone.call('openScan', { op: 'scan', ticket })
    await phone.call('cancelScan', { op: 'cancel', ticket })
  },

  async 'a newcomer registers with an invitation'(stage) {
    const { server, inbox } = stage
    const browser = server.client()
    const { ticket } = await invited(stage, browser)
    const phone = newPhone()
    await browser.call('sendSmsCode', { phone, purpose: 'register', ticket })
    await settled(server)
    const chosen = { loginId: `new-${phone}@acme.example`, password: newPassword, name: 'Newcomer' }
    await browser.call('register', { ticket, ...chosen, phone, code: inbox.lastCode(phone) })
  },

  async 'an account joins by an invitation, goes to work there and leaves'(stage) {
    const { administrator, enterprise } = await stage.home()
    const browser = await stage.server.given.signedIn()
    const { ticket } = await invited(stage, browser, administrator)
    await browser.call('joinByInvitation', { ticket })
    await browser.call('switchEnterprise', { entId: enterprise.id })
    await stage.server.given.confirm(browser)
    await browser.call('leaveEnterprise', { entId: enterprise.id })
    await administrator.call('letMemberReturn', { userId: browser.person.id, isOpen: true })
    await browser.call('returnToEnterprise', { entId: enterprise.id })
  },

  async 'an account that an enterprise made is freed'(stage) {
    const { browser, userId } = await stage.made()
    const { ticket } = await invited(stage, browser)
    await stage.confirmWithout(userId)
    await browser.call('freeAndJoin', { ticket, loginId: `freed-${userId}`, newPassword })
  },

  async 'each messenger lets in whom it is bound to, who takes that back'(stage) {
    for (const type of messengerTypes) {
      const { app, person, colleague } = await stage.given.bound(type)
      const browser = stage.server.client()
      await stage.given.signIn(browser, app, colleague)
      const own = await stage.server.given.signIn(person)
      await stage.server.given.confirm(own)
      await own.call('unbindUserAuth', { type })
    }
  },

  async 'a messenger makes an account, confirms it, and brings it back'(stage) {
    const { app, colleague, browser, home, userId } = await stage.made()
    const { authorizeUrl } = await browser.call('startMessengerStepUp', { type: app.type })
    const { searchParams } = new URL(authorizeUrl)
    const from = { from: 'page', redirectUri: searchParams.get('redirect_uri') ?? '' } as const
    const code = stage.fake.world.issueCode({ provider: app.type, appId: app.appId, person: colleague.id, ...from })
    await browser.call('signInDingtalk', fieldsOf(app, { code, state: searchParams.get('state') ?? '' }))
    await leftBehind(stage, { entId: home.id, userId })
    const again = stage.server.client()
    await stage.given.signIn(again, app, colleague)
    await again.call('returnByMessenger', {})
  },

  async 'a provider makes an account, confirms it, and brings it back'(stage) {
    const { server, provider } = stage
    const company = await givenCompany({ server, provider })
    givenNewcomer(provider, company.domain)
    const browser = server.client()
    const { session } = must(await signOn(browser, company), 'a session')
    const { authorizationUrl } = await browser.call('startSignOnStepUp', { id: company.id }, company)
    await browser.call('finishSignOn', await comeBack(authorizationUrl), company)
    await leftBehind(stage, { entId: company.space, userId: session?.userId ?? '' })
    const again = server.client()
    const back = await again.call('finishSignOn', await goAndComeBack(again, company), company)
    await again.call('returnBySignOn', { state: 'state' in back ? back.state : '' }, company)
  },

  async 'a member links a provider, and takes that back'({ server, provider }) {
    const { space, id, enterprise } = await givenCompany({ server, provider }, { joins: false })
    const member = await server.given.signedIn({ enterprise })
    await server.given.confirm(member)
    provider.signsIn({ subject: `linked-${member.person.id}` })
    const { authorizationUrl } = await member.call('linkSignOn', { id })
    await member.call('finishSignOn', await comeBack(authorizationUrl), { space })
    await member.call('unlinkSignOn', { id })
  },
}

/** The facts of a browser that was given the code of an enterprise’s invitation. */
async function invited(stage: Stage, browser: Client, by?: Client) {
  const administrator = by ?? (await stage.home()).administrator
  const { code } = await administrator.call('addInvitation', { purpose: 'for a test' })
  const { ticket } = await browser.call('checkInvitationCode', { code })
  return { ticket: must(ticket ?? undefined, 'the ticket of a good code') }
}

type Company = { id: string; space: string }

async function signOn(browser: Client, company: Company) {
  const done = await browser.call('finishSignOn', await goAndComeBack(browser, company), company)
  return 'session' in done ? done : undefined
}

/** A person whose account an enterprise made has left it, and is let back. */
async function leftBehind({ server }: Stage, { entId, userId }: { entId: string; userId: string }) {
  const of = `where ent_id = '${entId}' and user_id = '${userId}'`
  await runSql(server.address, `update membership set status = 'left', left_at = now() ${of}`)
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: { id: entId } })
  await server.given.confirm(administrator)
  await administrator.call('letMemberReturn', { userId, isOpen: true })
}
