import type { CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { enter } from '../../session/start-session.ts'
import { provePhone } from './prove-phone.ts'

export async function signInBySms({ phone, code, remember }: CallParsed<'signInBySms'>, context: Context) {
  const userId = await provePhone({ purpose: 'login', phone, code }, context)
  return enter({ userId, method: 'sms', remember }, context)
}
