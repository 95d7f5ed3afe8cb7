import type { Client } from '../../../../test/client.ts'
import { password } from '../../../../test/test-server.ts'
import { codeAt, stepOf } from '../totp.ts'

/** The phone of a test: the code that it shows at a moment. */
export function codeOf(secret: string, at: Date) {
  return codeAt(secret, stepOf(at))
}

/** Enrols the person signed in here, once they have given their password again; the session is verified then. */
export async function enrol(browser: Client, at: Date) {
  await browser.call('verifyPassword', { op: 'verify', password })
  const { secret } = await browser.call('beginTotp', {})
  const { recoveryCodes } = await browser.call('confirmTotp', { code: codeOf(secret, at) })
  return { secret, recoveryCodes }
}
