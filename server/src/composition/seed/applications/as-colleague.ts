import type { UserType } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Session, TwoStepRule } from '../../../foundation/call/context/session.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import type { Config } from '../../../foundation/process/config/config.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform, type Scope } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'

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

type Moment = { services: Services; person: Colleague; now: Date }

/**
 * Does work of calls as a person of an enterprise, in one transaction and under their rights in the database, as if they
 * had been at it at that moment.
 */
export function asColleague<T>(
  { entId, ...moment }: Moment & { entId: string },
  work: (context: Context) => Promise<T>,
) {
  const scope: Scope = { as: 'tenant', entId, userId: moment.person.id }
  return moment.services.tx(scope, (db) => work(contextOf(moment, { db, entId })))
}

/** The same as a person whose work is the platform's. */
export function asStaff<T>(moment: Moment, work: (context: Context) => Promise<T>) {
  return moment.services.tx(platform, (db) => work(contextOf(moment, { db, entId: null })))
}

/** There is no browser: what a call asks of one (cookies, a configured address) throws, or is not there. */
function contextOf({ services, person, now }: Moment, { db, entId }: { db: Db; entId: string | null }): Context {
  return {
    db,
    services,
    now,
    newId,
    lang: 'zh-CN',
    session: sessionOf(person, { entId, now }),
    space: entId === null ? null : { entId },
    deployer: null,
    visitor: { ip: '127.0.0.1', userAgent: '', requestId: newId(), deviceHint: '', host: '', entId },
    afterRefusal: () => undefined,
    putRight: () => undefined,
    config: absent<Config>('configuration', { baseUrl: null }),
    cookies: absent<Context['cookies']>('cookies', {}),
  }
}

function sessionOf({ id: userId, userType }: Colleague, { entId, now }: { entId: string | null; now: Date }): Session {
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

function absent<T extends object>(what: string, there: Partial<T>): T {
  const read = (_: object, name: string) => {
    if (!Object.hasOwn(there, name)) throw new Error(`the demo has no ${what}`)
    return Reflect.get(there, name)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it can be read
  return new Proxy({}, { get: read }) as T
}
