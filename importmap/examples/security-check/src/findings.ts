import { call } from '@atrium/shared-utility'

export type Finding = { key: 'factor' | 'recovery' | 'phone' | 'sessions'; isGood: boolean; values: Values }
type Values = Record<string, string | number>

/** More than a computer and a telephone are likely to be forgotten ones. */
const mostSessions = 3

/** What makes an account safe, and whether it is so with this one. */
export async function lookAtAccount(signal: AbortSignal): Promise<Finding[]> {
  const [account, twoStep, sessions] = await Promise.all([
    call('getOwnAccount', {}, { signal }),
    call('getTwoStepStatus', {}, { signal }),
    call('listOwnSessions', {}, { signal }),
  ])
  const codes = twoStep.recoveryCodesLeft ?? 0
  return [
    { key: 'factor', isGood: twoStep.enrolled.length > 0, values: {} },
    { key: 'recovery', isGood: codes > 0, values: { count: codes } },
    { key: 'phone', isGood: account.isPhoneProven, values: { phone: account.phoneMask ?? '' } },
    { key: 'sessions', isGood: sessions.length <= mostSessions, values: { count: sessions.length } },
  ]
}
