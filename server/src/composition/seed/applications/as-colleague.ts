import type { UserType } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Session, TwoStepRule } from '../../../foundation/call/context/session.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { newId } from '../../../foundation/db/id.ts'

export type Colleague = { id: string; userType: UserType }

const noTwoStep: TwoStepRule = {
  isOpen: false,
  isInScope: false,
  isChosen: false,
  effectiveAt: null,
  hasFactor: false,
  own: [],
  accepted: [],
  trustDeviceDays: 0,
}

type Moment = { services: Services; entId: string; person: Colleague; now: Date }

/**
 * Does work of calls as a person of an enterprise, in one transaction and under their rights in the database, as if they
 * had been at it at that moment. There is no browser: what a call asks of one (cookies, configuration) throws.
 */
export function asColleague<T>({ services, entId, person, now }: Moment, work: (context: Context) => Promise<T>) {
  return services.tx({ as: 'tenant', entId, userId: person.id }, (db) =>
    work({
      db,
      services,
      now,
      newId,
      lang: 'zh-CN',
      session: sessionOf(person, { entId, now }),
      space: { entId },
      deployer: null,
      visitor: { ip: '127.0.0.1', userAgent: '', requestId: newId(), deviceHint: '', host: '', entId },
      afterRefusal: () => undefined,
      putRight: () => undefined,
      config: absent('configuration'),
      cookies: absent('cookies'),
    }),
  )
}

function sessionOf({ id: userId, userType }: Colleague, { entId, now }: { entId: string; now: Date }): Session {
  return {
    id: newId(),
    userId,
    userType,
    permissions: [],
    narrowPermissions: [],
    entId,
    barred: null,
    onlyIn: null,
    isLimited: false,
    aal: 1,
    isByDevice: false,
    passedBy: [],
    deviceTrustedAt: null,
    isByPhone: false,
    twoStep: noTwoStep,
    accountTwoStep: noTwoStep,
    longestTrustDays: 0,
    authTime: now,
    stepUpAt: null,
    isPasswordDue: false,
    isPasswordInitial: false,
    isRoot: false,
    csrf: '',
    isReadOnly: false,
    acting: null,
  }
}

function absent<T extends object>(what: string): T {
  const refuse = () => {
    throw new Error(`the demo has no ${what}`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it can be read
  return new Proxy({}, { get: refuse }) as T
}
