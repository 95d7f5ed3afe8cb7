import { givenPng } from '../../../../foundation/file/picture/test/given-png.ts'
import { enrol, codeOf } from '../../../../identity/factor/two-step/test/given.ts'
import { newAuthenticator } from '../../../../identity/factor/passkey/authenticator.ts'
import { newPhone, personWithPhone } from '../../../../identity/factor/sms/test/given-phone.ts'
import { settled } from '../../../../identity/factor/sms/test/settled.ts'
import { forgetPassword } from '../../../../identity/account/step-up/test/given.ts'
import { password } from '../../../../test/test-server.ts'
import type { Scenes } from './stage.ts'

/** What people do with their own account. */
export const accountScenes: Scenes = {
  async 'password, language, sessions and devices'({ server }) {
    const person = await server.given.signedIn()
    await server.given.signIn(person.person)
    await person.call('updateOwnLanguage', { lang: 'en-US' })
    await person.call('updatePersonConfig', { theme: 'dark' })
    const picture = givenPng().toString('base64')
    await person.call('setOwnPicture', { picture })
    await person.call('removeOwnPicture', {})
    await server.given.confirm(person)
    const [device] = await person.call('listOwnDevices', {})
    await person.call('forgetOwnDevices', { id: device?.id ?? '' })
    const sessions = await person.call('listOwnSessions', {})
    await person.call('endOwnSessions', { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' })
    await person.call('addSecurityToken', {})
    await person.call('changePassword', { op: 'change', oldPassword: password, newPassword: 'seven hills at dawn' })
    await person.call('signOut', {})
  },

  async 'an address, and a password that is forgotten'({ server, mailbox }) {
    const person = await server.given.signedIn()
    await server.given.confirm(person)
    const email = `${person.person.loginId}@mail.example`
    await person.call('setOwnEmail', { email })
    const { link } = await mailbox.letterTo(email)
    await person.call('confirmEmail', { token: tokenIn(link) })
    await server.client().call('askPasswordReset', { account: person.person.loginId })
    const asked = await mailbox.letterTo(email)
    const stranger = server.client()
    await stranger.call('checkPasswordReset', { token: tokenIn(asked.link) })
    await stranger.call('chooseNewPassword', { token: tokenIn(asked.link), newPassword: 'seven hills at dawn' })
    const again = server.client()
    await again.call('signIn', { loginId: person.person.loginId, password: 'seven hills at dawn' })
    await again.call('verifyPassword', { op: 'verify', password: 'seven hills at dawn' })
    await again.call('deleteOwnEmail', {})
  },

  async 'an app and passkeys as second factors'({ server, now, clock }) {
    const person = await server.given.signedIn()
    const { secret } = await enrol(person, now())
    await person.call('renewRecoveryCodes', {})
    const key = newAuthenticator()
    await person.call('addPasskey', { name: 'Laptop', credential: key.make(await person.call('beginPasskey', {})) })
    const { passkeys } = await person.call('listPasskeys', {})
    await person.call('renamePasskey', { id: passkeys[0]?.id ?? '', name: 'Desk' })
    clock.offsetMs += 60_000
    const again = await server.given.signIn(person.person)
    await again.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
    await again.call('checkPasskey', { credential: key.answer(await again.call('beginPasskeyCheck', {})) })
    const other = server.client()
    const userHandle = Buffer.from(person.person.id).toString('base64url')
    const options = await other.call('beginPasskeySignIn', {})
    await other.call('signInByPasskey', { credential: key.answer(options, { userHandle }) })
    await again.call('deletePasskey', { id: passkeys[0]?.id ?? '' })
    const { enrolled } = await again.call('getTwoStepStatus', {})
    await again.call('deleteTwoStepFactor', { kind: 'totp', id: enrolled[0]?.id ?? '' })
  },

  async 'a telephone, and what it proves'({ server, inbox }) {
    const person = await server.given.signedIn()
    await server.given.confirm(person)
    const phone = newPhone()
    await person.call('sendOwnCode', { purpose: 'phone', phone })
    await settled(server)
    await person.call('setOwnPhone', { phone, code: inbox.lastCode(phone) })
    await person.call('deleteOwnPhone', {})
  },

  async 'a telephone as a second factor, and to sign in with'({ server, inbox, clock }) {
    const person = await personWithPhone(server)
    const browser = await server.given.signIn(person)
    await server.given.confirm(browser)
    await browser.call('sendOwnCode', { purpose: 'phone' })
    await settled(server)
    await browser.call('addSmsFactor', { code: inbox.lastCode(person.phone) })
    clock.offsetMs += 61_000
    const other = server.client()
    await other.call('sendSmsCode', { phone: person.phone })
    await settled(server)
    await other.call('signInBySms', { phone: person.phone, code: inbox.lastCode(person.phone) })
  },

  async 'a telephone that confirms a person who has no password'({ server, inbox, clock }) {
    const person = await personWithPhone(server)
    await forgetPassword(server, person.id)
    const browser = server.client()
    await browser.call('sendSmsCode', { phone: person.phone })
    await settled(server)
    await browser.call('signInBySms', { phone: person.phone, code: inbox.lastCode(person.phone) })
    clock.offsetMs += 61_000
    await browser.call('sendOwnCode', { purpose: 'stepUp' })
    await settled(server)
    await browser.call('verifyStepUpCode', { code: inbox.lastCode(person.phone) })
  },
}

/** The token in the link of a letter. */
function tokenIn(link: string) {
  return link.split('#token=')[1] ?? ''
}
