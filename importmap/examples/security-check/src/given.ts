import type { CallFakes } from '@atrium/shared-utility/testing'

const at = '2026-01-01T08:00:00.000Z'
const session = { browser: 'Chrome', system: 'Linux', ip: null, startedAt: at, lastSeenAt: at, keptUntil: null }

export const answers: CallFakes = {
  getOwnAccount: () => ({
    userid: 'u1',
    loginId: 'chen',
    name: 'Chen',
    phoneMask: null,
    isPhoneProven: false,
    canText: true,
    email: null,
    emailProposed: null,
    canMail: true,
    passwordSetAt: at,
  }),
  getTwoStepStatus: () => ({
    enrolled: [],
    recoveryCodesLeft: 0,
    methods: ['totp'],
    accepted: ['totp'],
    phoneMask: null,
    signedInByPhone: false,
    verified: false,
    required: false,
    requiredElsewhere: false,
    forced: false,
    deadline: null,
    trustDeviceDays: 0,
  }),
  listOwnSessions: () => [{ id: 's1', isCurrent: true, ...session }],
}
