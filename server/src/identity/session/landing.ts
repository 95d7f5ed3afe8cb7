import { defaultHomeLink, enterprisesPath, joinPath, landing, withSpace } from '@atrium/shared-utility/model'
import { isPlatformStaff, UserType } from '@atrium/shared-utility/contract'
import type { Config } from '../../foundation/process/config/config.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { MaintenanceState, Services } from '../../foundation/call/context/services.ts'
import { hiddenPages } from '../../foundation/query/setting/hidden-pages.ts'
import { startPagesIn } from '../people/person-config/start-pages.ts'
import { belongsAnywhere } from './belonging-query.ts'
import { findEnterprise, listRolesOf } from './queries.ts'

type Person = { userId: string; userType: UserType; entId: string | null }
/** The page that the person has chosen to begin on, if any, and by what it is seen whether they still may. */
type Chosen = {
  path: string | null
  isRoot: boolean
  opened: readonly string[]
  services: Pick<Services, 'routes' | 'settings'>
}
type Surroundings = { db: Db; config: Config; maintenance: MaintenanceState; chosen?: Chosen }

/** Where a signed-in person goes, and the two links it was chosen from (specification 2). */
export async function findLanding(person: Person, { db, config, maintenance, chosen }: Surroundings) {
  const { entId, userType } = person
  const enterprise = entId === null ? undefined : await findEnterprise(db, entId)
  // The roles of the enterprise's own module (specification 6); the built-in ones have no landing page.
  const module = enterprise?.ent_type === 1 ? 'qpaas' : 'system'
  const all = entId === null ? [] : await listRolesOf(db, { entId, userId: person.userId })
  const roles = all.filter((role) => role.module === module)
  const roleLanding = roles.find((role) => role.detail !== '')?.detail ?? null
  const homeLink = enterprise?.home_link ?? defaultHomeLink
  const landUrl = roleLanding ?? homeLink
  const isSysUpdating = maintenance.isUpdating && userType !== UserType.operator
  const { edition } = config
  // A person whom no enterprise lets in has nothing to work on: the page names a closed one, or how to join one.
  const isNowhere = entId === null && !isPlatformStaff(userType) && !isSysUpdating
  const begun = isSysUpdating || chosen === undefined ? null : await chosenPage(chosen, person, db)
  const home = () => begun ?? landing({ userType, edition, isSysUpdating, homeLink, landUrl, roleLanding, entId })
  return {
    enterprise,
    loginHomepage: isNowhere ? await nowhere(db, person.userId) : home(),
    homeLink,
    landUrl,
    roles,
  }
}

async function nowhere(db: Db, userId: string) {
  return (await belongsAnywhere(db, userId)) ? enterprisesPath : joinPath
}

/** Null where nothing is chosen, and where it is no page of this person any more: then they begin where everybody does. */
async function chosenPage({ path, isRoot, services, opened }: Chosen, { entId, userType }: Person, db: Db) {
  if (path === null || entId === null || isPlatformStaff(userType)) return null
  const hidden = hiddenPages(services.settings.current().navigation.value, { userType, isRoot })
  const offered = startPagesIn(await services.routes(db, entId), { userType, opened, hidden })
  return offered.some((one) => one.path === path) ? withSpace(path, entId) : null
}
