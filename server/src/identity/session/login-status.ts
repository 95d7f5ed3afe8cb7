import { type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import type { Context, Session } from '../../foundation/context/context.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { twoStepStateUnder, type Verified } from '../two-step-rule/rule.ts'
import { findLanding } from './landing.ts'
import { nobody } from './nobody.ts'
import { findEnterprise, findPerson } from './queries.ts'

/** Somebody signed in, at work in this enterprise. */
type Who = Verified &
  Pick<
    Session,
    'userId' | 'userType' | 'entId' | 'onlyIn' | 'isLimited' | 'barred' | 'twoStep' | 'isPasswordDue' | 'isRoot'
  >

type Surroundings = Pick<Context, 'db' | 'config' | 'lang' | 'now' | 'services'>

/** What the shell must know of whoever is signed in: all that it needs to open their first page without asking again. */
export async function loginStatusOf(who: Who, { db, config, lang, now, services }: Surroundings): Promise<LoginStatus> {
  const maintenance = await services.maintenance.read()
  const person = await findPerson(db, who.userId)
  if (person === undefined) return nobody(maintenance)
  const { loginHomepage, roles } = await findLanding(who, { db, config, maintenance })
  const enterprise = who.entId === null ? undefined : await findEnterprise(db, who.entId)
  return {
    login: true,
    is_login: 1,
    isSysUpdating: maintenance.isUpdating && who.userType !== UserType.operator,
    pageType: 'portal',
    user_type: who.userType,
    ...(who.isRoot && { isRoot: true }),
    userId: person.id,
    userName: person.name,
    avatar: person.avatar,
    curEntId: who.entId,
    entType: enterprise?.ent_type ?? null,
    ...(who.barred && { barredFrom: who.barred.entId }),
    loginHomepage,
    lang,
    ...(enterprise?.hasNavigation && { ownNavigation: true }),
    roles: roles.map(({ id }) => id),
    twoStep: twoStepStateUnder(who.twoStep, who, now),
    ...(who.isPasswordDue && { mustChangePassword: true }),
    limitedTo: await limitOf(who, db),
  }
}

async function limitOf({ isLimited, onlyIn }: Who, db: Db) {
  if (!isLimited || onlyIn === null) return null
  const enterprise = await findEnterprise(db, onlyIn)
  return enterprise === undefined ? null : { entId: enterprise.id, name: enterprise.name }
}
