import { expect, test } from '@jest/globals'
import { menuGroup, userTypeNames, type UserTypeName } from '@atrium/shared-utility/contract'
import { markedEntry } from '@atrium/shared-utility/model'
import { readDeclaration } from '../parcel/read-declaration.ts'
import { parcelTarget } from '../parcel/target.ts'
import { parcelSlugs } from '../repository.ts'

const routes = parcelSlugs().flatMap((slug) => readDeclaration(parcelTarget(slug)).routes)
type Route = (typeof routes)[number]

/** The frames that have a navigation beside the page or under it. */
const navigated: readonly string[] = ['root', 'default', 'customer', 'mobile', 'rem']
const pages = routes.filter(({ kind }) => navigated.includes(kind))

const visits = pages
  .filter(({ unmarked }) => unmarked === undefined)
  .flatMap((route) => userTypeNames.filter((who) => mayOpen(route, who)).map((who) => ({ path: route.path, who })))

test.each(visits)('U02: $path marks an entry for a $who', ({ path, who }) => {
  const entry = routes.find((route) => route.path === path)
  expect(markedEntry(entriesFor(who), { pathname: path, entry })).not.toBeNull()
})

test('U02: a page that marks no entry says why', () => {
  const without = routes.filter(({ unmarked }) => unmarked !== undefined)
  expect(without.map(({ path }) => path)).toEqual([
    '/user/enterprises',
    '/user/override',
    '/user/preferences',
    '/user/profile',
    '/user/trusters',
    '/user/trusters/:userId',
    '/appDetail/:id',
    '/m/appDetail/:id',
  ])
  expect(without.filter(({ kind, menu, under }) => !navigated.includes(kind) || menu || under)).toEqual([])
})

test.each(userTypeNames)('U02: what a %s sees has distinct icons, and its sections are in their order', (who) => {
  const entries = entriesFor(who)
  const icons = entries.map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
  const groups = [...new Set(entries.map(({ group }) => group))]
  expect(groups).toEqual(menuGroup.options.filter((group) => groups.includes(group)))
})

test('U02: an entry stands under another one of its own section, and that one under none', () => {
  const under = routes.flatMap(({ menu }) => (menu?.parent === undefined ? [] : [menu]))
  expect(under.map(({ group }) => ({ group, parent: undefined }))).toEqual(
    under.map(({ parent }) => {
      const above = routes.find(({ path }) => path === parent)?.menu
      return { group: above?.group, parent: above?.parent }
    }),
  )
})

test('each user type is named in the userTypes of a page, in the parcel.json of some parcel', () => {
  const named = new Set(routes.flatMap(({ userTypes }) => userTypes ?? []))
  expect(userTypeNames.filter((who) => !named.has(who))).toEqual([])
})

function mayOpen({ userTypes, public: isPublic }: Route, who: UserTypeName) {
  return isPublic || userTypes === undefined || userTypes.includes(who)
}

/** As the shell lists them. */
function entriesFor(who: UserTypeName) {
  return routes
    .flatMap((route) =>
      route.menu && mayOpen(route, who) ? [{ key: route.path, url: route.path, ...route.menu }] : [],
    )
    .toSorted((one, other) => one.order - other.order)
}
