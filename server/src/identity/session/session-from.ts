import { userType, UserType } from '@atrium/shared-utility/contract'
import type { Session } from '../../foundation/call/context/session.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import { passedBy } from '../people/two-step-rule/accepted.ts'
import { longestTrustOf, ruleFrom, strictestRule } from '../people/two-step-rule/rule.ts'
import type { SessionRow } from './access-query.ts'
import { barredFrom, termsOf } from './barred.ts'
import { isPasswordAsked, isPasswordOld } from './password-age.ts'
import { spaceStatus } from './space-status.ts'

/** The caller, and what they may do in the enterprise of the call. */
export type Caller = {
  session: Session | null
  space: SpaceAccess
  /** The session in which an operator acted is over, and their browser still has its cookies and its pages' token. */
  over?: { csrf: string }
}

type SpaceAccess =
  | { status: 'none' }
  /** Unknown and foreign look the same, here and in the answer. */
  | { status: 'denied' }
  | { status: 'open' | 'readonly' | 'suspended'; entId: string }

/** The services that decide what a session may do. */
export type Means = Pick<Services, 'secrets' | 'twoStepMethods'>
export type AskedEnterprise = { asked: string | null }
type Now = { now: Date }

/** Ways in by what the telephone in a person's hand receives or shows. */
const byPhone = ['sms', 'scan']
export function sessionFrom(
  row: SessionRow,
  { asked, now, secrets, twoStepMethods }: Means & AskedEnterprise & Now,
): Session {
  const isLimited = row.only_ent_id !== null && row.made_by_ent_id !== row.only_ent_id
  return {
    id: row.id,
    userId: row.user_id,
    // A person without a membership here is a plain member: that type alone opens nothing.
    userType: typeOf(row) ?? 0,
    permissions: row.permissions,
    narrowPermissions: row.narrow_permissions,
    // A person who is no longer a member of the enterprise where they worked is in none.
    entId: hasLeft(row, asked) ? null : row.ent_id,
    barred: barredFrom(row, now),
    onlyIn: row.only_ent_id,
    isLimited,
    ...twoStepFrom(row, { asked, twoStepMethods }),
    authTime: row.auth_time,
    stepUpAt: row.step_up_at,
    // A session for which an enterprise vouched was not begun by the password, and cannot change it.
    isPasswordDue: !isLimited && (row.is_password_initial === true || isPasswordOld(row) || isPasswordAsked(row)),
    isPasswordInitial: row.is_password_initial === true,
    isRoot: row.is_root && row.platform_type === UserType.operator,
    csrf: secrets.csrfToken(row.id),
    isReadOnly: false,
    acting: null,
  }
}

/** Whether the enterprise where this session worked lets its person in no longer. */
function hasLeft(row: SessionRow, asked: string | null) {
  return typeOf(row) === null && (asked === null || asked === row.ent_id)
}

function twoStepFrom(row: SessionRow, { asked, twoStepMethods }: Omit<Means, 'secrets'> & AskedEnterprise) {
  const offered = twoStepMethods()
  const accountTwoStep = strictestRule(row, offered)
  const isOutside = row.platform_type === null && (row.space_id === null || hasLeft(row, asked))
  // Outside of any enterprise there is nothing but the account.
  const twoStep = isOutside ? accountTwoStep : ruleFrom(row, offered)
  return {
    twoStep,
    accountTwoStep,
    longestTrustDays: longestTrustOf(row, { twoStep, accountTwoStep }),
    aal: row.aal === 2 ? (2 as const) : (1 as const),
    isByDevice: row.amr.includes('device'),
    passedBy: passedBy(row),
    deviceTrustedAt: row.device_trusted_at,
    isByPhone: row.amr.some((method) => byPhone.includes(method)),
  }
}

export function typeOf(row: SessionRow): UserType | null {
  return userType.nullable().parse(row.platform_type ?? row.user_type)
}

export function spaceFrom(row: SessionRow, { asked, now }: AskedEnterprise & { now: Date }): SpaceAccess {
  if (row.space_id === null) return asked === null ? { status: 'none' } : { status: 'denied' }
  // The person's own calls go on, unless the enterprise alone opened this session.
  if (asked === null && row.only_ent_id === null && hasLeft(row, asked)) return { status: 'none' }
  const isOperator = row.platform_type === UserType.operator
  if (row.user_type === null && !isOperator) return { status: 'denied' }
  return {
    status: spaceStatus(termsOf(row), { isOperator, now }),
    entId: row.space_id,
  }
}
