import {
  type HomeCard,
  homeCards,
  type homeLayoutCalls,
  type homePageCalls,
  isExternal,
  Problem,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { pictureOf, picturesOf } from '../../../identity/people/person-picture/queries.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { defaultsOf, layoutOf } from './layout.ts'
import { findDefault, findOwn, forgetOwn, storeDefault, storeOwn } from './layout-query.ts'
import { countTeam, findOwnDepartment, selectTeam } from './team-query.ts'
import { countTodos, listTodos } from './todo.ts'

/** So many colleagues stand on the card; the others are in the directory. */
const mostOfTeam = 8

const every: ReadonlySet<HomeCard> = new Set(homeCards)
/** The directory is not for people from outside. */
const withoutDirectory: ReadonlySet<HomeCard> = new Set(homeCards.filter((card) => card !== 'team'))

export const homeHandlers: Handlers<typeof homePageCalls & typeof homeLayoutCalls> = {
  async getHomePage(_input, context) {
    const { userId, userType } = sessionOf(context)
    const own = await findOwn(context.db, userId)
    const offered = isExternal(userType) ? withoutDirectory : every
    const layout = layoutOf({ defaults: await storedDefaults(context), own: own?.layout ?? null, offered })
    return { layout, version: own?.version ?? 0 }
  },

  async updateHomePage(input, context) {
    if (!(await storeOwn(context.db, changeOf(input, context)))) throw new Problem('versionConflict')
    return {}
  },

  async resetHomePage(_input, context) {
    await forgetOwn(context.db, sessionOf(context).userId)
    return {}
  },

  async getDefaultHomePage(_input, context) {
    const stored = await findDefault(context.db, spaceOf(context).entId)
    const layout = layoutOf({ defaults: defaultsOf(stored?.layout ?? null), own: null, offered: every })
    return { layout, version: stored?.version ?? 0 }
  },

  async updateDefaultHomePage(input, context) {
    const { entId } = spaceOf(context)
    if (!(await storeDefault(context.db, changeOf(input, context)))) throw new Problem('versionConflict')
    const act = { action: 'updateDefaultHomePage', targetKind: 'enterprise', targetId: entId, entId } as const
    const those = (is: (one: (typeof input.layout)[number]) => boolean) =>
      input.layout.filter(is).map(({ card }) => card)
    const diff = { cards: those((one) => !one.isHidden), locked: those((one) => one.isLocked) }
    await recordAct(context, { ...act, diff })
    return {}
  },

  countTodos,
  listTodos,

  async getOwnTeam(_input, context) {
    const { db, lang } = context
    const person = { entId: spaceOf(context).entId, userId: sessionOf(context).userId }
    const department = await findOwnDepartment(db, person.userId)
    if (department === undefined) return null
    const people = await selectTeam(db, department, { ...person, most: mostOfTeam })
    const total = people.length < mostOfTeam ? people.length : await countTeam(db, department, person)
    const ids = people.map(({ userId }) => userId)
    const pictures = await picturesOf(db, ids, person.entId)
    const shown = people.map((one) => ({ ...one, ...pictureOf(pictures, one.userId) }))
    return { departmentId: department.id, name: nameIn(lang, department), total, people: shown }
  },
}

async function storedDefaults(context: Context) {
  return defaultsOf((await findDefault(context.db, spaceOf(context).entId))?.layout ?? null)
}

type Sent<Card> = { layout: readonly ({ card: HomeCard } & Card)[]; version: number }

function changeOf<Card>({ layout, version }: Sent<Card>, context: Context) {
  return {
    layout: layout.map(({ card, ...more }) => ({ ...more, id: card })),
    version,
    entId: spaceOf(context).entId,
    userId: sessionOf(context).userId,
    now: context.now,
  }
}
