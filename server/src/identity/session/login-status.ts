import { isPlatformStaff, type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import type { Session } from '../../foundation/call/context/session.ts'
import { pagesOpenedBy } from '../../foundation/query/setting/open-pages.ts'
import { hiddenPages } from '../../foundation/query/setting/hidden-pages.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { twoStepStateUnder, type Verified } from '../people/two-step-rule/rule.ts'
import { personPictureUrl } from '../people/person-picture/queries.ts'
import { findLanding } from './landing.ts'
import { nobody } from './nobody.ts'
import { wasActedAs } from './acted-query.ts'
import { findPermissions } from '../people/membership/permission-query.ts'
import { findEnterprise, findPerson } from './queries.ts'

/** A signed-in person, at work in this enterprise. */
type Who = Verified &
  Pick<
    Session,
    | 'userId'
    | 'userType'
    | 'entId'
    | 'onlyIn'
    | 'isLimited'
    | 'barred'
    | 'twoStep'
    | 'isPasswordDue'
    | 'isRoot'
    | 'acting'
  > &
  Partial<Pick<Session, 'isReadOnly'>>

const toldFromMs = 30 * 24 * 60 * 60_000

type Surroundings = Pick<Context, 'db' | 'config' | 'lang' | 'now' | 'services'>

/** What the shell must know of a signed-in person: all that it needs to open their first page without asking again. */
export async function loginStatusOf(who: Who, { db, config, lang, now, services }: Surroundings): Promise<LoginStatus> {
  const maintenance = await services.maintenance.read()
  const person = await findPerson(db, who.userId)
  if (person === undefined) return nobody(maintenance)
  const opened = await openedTo(who, db)
  const { loginHomepage, roles, enterprise } = await findLanding(who, {
    db,
    config,
    maintenance,
    chosen: { path: person.startPage, services, isRoot: who.isRoot, opened },
  })
  return {
    login: true,
    is_login: 1,
    isSysUpdating: maintenance.isUpdating && who.userType !== UserType.operator,
    pageType: 'portal',
    user_type: who.userType,
    ...(who.isRoot && { isRoot: true }),
    userId: person.id,
    userName: person.name,
    avatar: person.avatar === null ? null : personPictureUrl(person.avatar, null),
    curEntId: who.entId,
    entType: enterprise?.ent_type ?? null,
    ...(who.barred && { barredFrom: who.barred.entId }),
    loginHomepage,
    lang,
    ...(person.theme !== null && { theme: person.theme }),
    ...(person.pageSize !== null && { pageSize: person.pageSize }),
    ...(person.folded !== null && { folded: person.folded }),
    ...(enterprise?.hasNavigation && { ownNavigation: true }),
    ...termOf(who, enterprise?.expires_at ?? null, now),
    ...hiddenFrom(who, services),
    ...(opened.length > 0 && { openedPages: opened }),
    roles: roles.map(({ id }) => id),
    twoStep: twoStepStateUnder(who.twoStep, who, now),
    ...(who.isPasswordDue && { mustChangePassword: true }),
    ...(who.isReadOnly && { isReadOnly: true }),
    limitedTo: await limitOf(who, db),
    ...(await actingOf(who, { db, now })),
  }
}

/** An administrator of an enterprise is told in time that its term ends. */
function termOf({ userType }: Pick<Who, 'userType'>, endsAt: Date | null, now: Date) {
  if (userType !== UserType.administrator || endsAt === null) return {}
  const left = endsAt.getTime() - now.getTime()
  return left > 0 && left <= toldFromMs ? { termEndsAt: endsAt.toISOString() } : {}
}

/** Of people whose type does not open these pages by itself. */
async function openedTo({ entId, userId, userType }: Who, db: Db) {
  if (entId === null || isPlatformStaff(userType) || userType === UserType.administrator) return []
  return pagesOpenedBy(await findPermissions(db, { entId, userId }))
}

/** Left out where no page is hidden, as it is for most people. */
function hiddenFrom(who: Who, { settings }: Surroundings['services']) {
  const hidden = hiddenPages(settings.current().navigation.value, who)
  return hidden.length > 0 ? { hiddenPages: [...hidden] } : {}
}

/** The operator who acts as this person here; the person themself is told that an operator did. */
async function actingOf({ userId, acting, isLimited }: Who, { db, now }: Pick<Surroundings, 'db' | 'now'>) {
  if (acting !== null) {
    const { by, reason, mayChange, until } = acting
    const secondsLeft = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
    return { acting: { by, reason, mayChange, until: until.toISOString(), secondsLeft } }
  }
  return !isLimited && (await wasActedAs(db, userId)) ? { wasActedAs: true } : {}
}

async function limitOf({ isLimited, onlyIn }: Who, db: Db) {
  if (!isLimited || onlyIn === null) return null
  const enterprise = await findEnterprise(db, onlyIn)
  return enterprise === undefined ? null : { entId: enterprise.id, name: enterprise.name }
}
