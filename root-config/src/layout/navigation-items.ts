import { dictionaryText } from '@atrium/shared-utility'
import { spacePath } from '@atrium/shared-utility/model'
import { isIconName, type IconName } from '@atrium/shared-utility/ui'
import type { ApplicationLook, BaseConfig, LoginStatus, RouteEntry } from '@atrium/shared-utility/contract'
import { mayOpen } from '../navigation/page.ts'

/** The section of what people do here; an enterprise's own navigation stands in its place. */
export const workSection = 'work'

export type NavigationItem = {
  /** The entry's path; of an enterprise's own entry the id. */
  key: string
  label: string
  icon: IconName
  /** The application that it opens, whose icon stands in place of the other. */
  application?: (ApplicationLook & { id: string }) | undefined
  url: string
  /** True for links that open a tab of their own. */
  isOutside: boolean
  section: string | undefined
  /** The key of the entry that it stands under. */
  parent?: string | undefined
}

export type NavigationBranch = { item: NavigationItem; children: readonly NavigationItem[] }
export type NavigationSection = { key: string; heading: string | null; branches: readonly NavigationBranch[] }

/** The entries of the route table that have a place in the navigation and that this person may open. */
export function navigationItems({ routes }: Pick<BaseConfig, 'routes'>, session: LoginStatus, space: string | null) {
  return routes
    .filter((entry) => entry.menu && entry.app && mayOpen(entry, session))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((entry) => itemOf(entry, space))
}

/**
 * The entries by their sections, each where its first entry stands. A heading parts sections; over a single one, or over one
 * entry of the same name, it says nothing.
 */
export function sectionsOf(items: readonly NavigationItem[]): NavigationSection[] {
  const keys = [...new Set(items.map(({ section }) => section))]
  return keys.map((key) => {
    const branches = branchesOf(items.filter(({ section }) => section === key))
    const heading = key && keys.length > 1 ? dictionaryText(`menu.${key}`) : null
    return { key: key ?? '', heading: branches.every(({ item }) => item.label === heading) ? null : heading, branches }
  })
}

/** An entry whose parent is not there for this person stands for itself. */
function branchesOf(items: readonly NavigationItem[]): NavigationBranch[] {
  const hasParent = ({ parent }: NavigationItem) => items.some(({ key }) => key === parent)
  return items
    .filter((item) => !hasParent(item))
    .map((item) => ({ item, children: items.filter(({ parent }) => parent === item.key) }))
}

function itemOf({ path, title, menu }: RouteEntry, space: string | null): NavigationItem {
  return {
    key: path,
    label: dictionaryText(title),
    icon: iconOf(menu?.icon),
    url: spacePath(space) + path,
    isOutside: false,
    section: menu?.group,
    parent: menu?.parent,
  }
}

/** An icon that the set does not have is drawn as the one for applications. */
export function iconOf(name: string | null | undefined): IconName {
  return name && isIconName(name) ? name : 'apps'
}

function orderOf({ menu }: RouteEntry) {
  return menu?.order ?? 0
}

const maxTabs = 5

/** The first entries that people work with, as many as have room side by side; a single one is no choice. */
export function tabsOf(items: readonly NavigationItem[]) {
  const work = items.filter(({ section }) => section === workSection)
  return work.length > 1 ? work.slice(0, maxTabs) : []
}
