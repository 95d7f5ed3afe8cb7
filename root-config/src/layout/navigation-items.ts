import { dictionaryText } from '@atrium/shared-utility'
import { spacePath } from '@atrium/shared-utility/model'
import { isIconName, type IconName } from '@atrium/shared-utility/ui'
import type { BaseConfig, LoginStatus, RouteEntry } from '@atrium/shared-utility/contract'
import { mayOpen } from '../navigation/page.ts'

export type NavigationItem = {
  key: string
  label: string
  icon: IconName
  url: string
  /** True for links that open a tab of their own. */
  isOutside: boolean
  /** The heading of its group, in words. */
  group?: string
  /** Present on the first one of a group that has a heading. */
  heading?: string
}

/** The entries of the route table that have a place in the navigation and that this person may open. */
export function navigationItems({ routes }: Pick<BaseConfig, 'routes'>, session: LoginStatus, space: string | null) {
  return routes
    .filter((entry) => entry.menu && entry.app && mayOpen(entry, session))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((entry) => itemOf(entry, space))
}

/** The entries by their groups, in the order of each group's first; that one carries the heading. */
export function grouped(items: readonly NavigationItem[]): NavigationItem[] {
  return [...new Set(items.map(({ group }) => group))].flatMap((heading) =>
    items
      .filter(({ group }) => group === heading)
      .map((item, index) => (heading && index === 0 ? { ...item, heading } : item)),
  )
}

function itemOf({ path, title, menu }: RouteEntry, space: string | null): NavigationItem {
  return {
    key: path,
    label: dictionaryText(title),
    icon: iconOf(menu?.icon),
    url: spacePath(space) + path,
    isOutside: false,
    ...(menu?.group && { group: dictionaryText(`menu.${menu.group}`) }),
  }
}

/** An icon that the set does not have is drawn as the one for applications. */
export function iconOf(name: string | null | undefined): IconName {
  return name && isIconName(name) ? name : 'apps'
}

function orderOf({ menu }: RouteEntry) {
  return menu?.order ?? 0
}
