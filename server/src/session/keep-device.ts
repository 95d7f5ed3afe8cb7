import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { rememberDevice } from './known-device.ts'

/** Makes this browser one that the person is known to use. Answers what names it. */
export async function keepDevice(userId: string, { db, now, cookies, visitor }: Context) {
  const token = cookies.deviceToken ?? randomBytes(32).toString('base64url')
  await rememberDevice(db, { userId, token, userAgent: visitor.userAgent, now })
  cookies.setDevice(token)
  return token
}
