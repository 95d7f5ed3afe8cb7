import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const subject = '<saml:Subject><saml:NameID>admin</saml:NameID></saml:Subject>'
const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${subject}</saml:Assertion>`
const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${assertion}</samlp:Response>`
const body = new URLSearchParams({ SAMLResponse: Buffer.from(response).toString('base64') }).toString()

// SAML is not offered: an assertion is refused, whether a provider or an attacker sends it, asked for or not.
test.each(['/saml/acs', '/saml2/acs', '/sso/saml', '/loginMiddle', '/home/signOn', '/home/login', '/'])(
  'S29: an assertion sent to %s is refused, and does not sign the caller in',
  async (path) => {
    for (const prefix of ['', '/space-demo1']) {
      const browser = server.client()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      const { status } = await browser.fetch(`${prefix}${path}`, { method: 'POST', headers, body })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: false })
    }
  },
)

test('S29: an assertion in place of what a provider sends back is refused at its field', async () => {
  const browser = server.client()
  const refused = await browser.tryCall('finishSignOn', { SAMLResponse: response }, { space: 'demo1' })
  expect([refused.status, refused.error]).toEqual([400, 'invalidInput'])
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: false })
})
