import { inflateSync } from 'node:zlib'
import { type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { isOfSessions } from '../../../../test/is-of-sessions.ts'
import { opOf } from '../../../../test/op-of.ts'
import { makePortalFolder } from '../../../../test/portal-fixture.ts'
import { password, startTestServer } from '../../../../test/test-server.ts'
import { callNamesInTurn } from '../../../../test/call-names.ts'

export const office = { 'x-forwarded-for': '203.0.113.9' }
export const elsewhere = { 'x-forwarded-for': '198.51.100.1' }
export const open = callNamesInTurn.filter((name) => calls[name].access.who === 'public')
export const others = callNamesInTurn.filter((name) => isOfSessions(calls[name]))

/** An operator who has signed in at the office, the only place that they may work from. */
export async function startForeign() {
  const portal = await makePortalFolder()
  const environment = { ATRIUM_TRUST_PROXY: 'loopback' }
  const server = await startTestServer({ environment, repositoryFolder: portal.folder })
  const enterprise = await server.given.enterprise()
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  const networks = [{ network: '203.0.113.0/24', note: 'office' }]
  await operator.call('updateOperatorNetworks', { networks, version: 0 }, { headers: office })
  return { server, enterprise, operator, refusalMisfit, difference, close }

  async function refusalMisfit(name: CallName, space: string | undefined) {
    const { error } = await operator.tryCall(name, opOf(calls[name]), at(space))
    return error === 'networkNotAllowed' ? [] : [`${name} in ${space}: ${error}`]
  }

  /** How the operator's answer differs from a stranger's. */
  async function difference(name: CallName, space: string | undefined) {
    const action = { ...opOf(calls[name]), ...(name === 'getUserIdByOpenId' && { openid: 'somebody' }) }
    const answers = []
    for (const client of [server.client(), sameBrowser()]) {
      const { status, error, body } = await client.tryCall(name, action, at(space))
      answers.push(`${status} ${error} ${shapeOf(body)}`)
    }
    const [strangers, operators] = answers
    return strangers === operators ? [] : [`${name} in ${space}: ${operators}, and a stranger: ${strangers}`]
  }

  /** The operator's, with what it holds now, and nothing of what one of these calls leaves there. */
  function sameBrowser() {
    const client = server.client()
    for (const [name, value] of operator.cookies) client.cookies.set(name, value)
    return client
  }

  async function close() {
    await server.close()
    await portal.remove()
  }
}

function at(space: string | undefined) {
  return { headers: elsewhere, ...(space !== undefined && { space }) }
}

/** The shape of an answer; ids, tokens and times are new each time. */
export function shapeOf(body: unknown) {
  return JSON.stringify(body, (key, value: unknown) => (key === 'content' ? '' : value))
    .replaceAll(/\b(payload\W+)([\w-]+)/g, (_all, name: string, packed: string) => name + unpacked(packed))
    .replaceAll(/(?<=\b(?:requestId|captchaId|challenge|ticket|sig|time|now)\b[\\":=]+)[^"\\]+/g, '')
}

function unpacked(packed: string) {
  return inflateSync(Buffer.from(packed, 'base64url'))
    .toString()
    .replaceAll(/"(issuedAt|time|now)":"?[^",}]+/g, '')
}
