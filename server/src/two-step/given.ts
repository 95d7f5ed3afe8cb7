import type { Client } from '../testing/client.ts'
import { codeAt, stepOf } from './totp.ts'

/** The phone of a test: the code that it shows at a moment. */
export function codeOf(secret: string, at: Date) {
  return codeAt(secret, stepOf(at))
}

/** Enrols whoever is signed in here; the session is verified then. */
export async function enrol(browser: Client, at: Date) {
  const { secret } = await browser.call('beginTotp', {})
  const { recoveryCodes } = await browser.call('confirmTotp', { code: codeOf(secret, at) })
  return { secret, recoveryCodes }
}
