import type { MobilePackage } from '@atrium/shared-utility/contract'
import { type CallState, useCall } from '@atrium/shared-utility/react'

/** A call answers no more at once. */
const pageSize = 200
/** To more than these `publishPackage` names none, so of more there is no list that could be sent back. */
export const mostNamed = 500

type Haver = { entid: string; name: string }
/** Null where they are too many to be named, or changed while they were read. */
type Havers = { total: number; list: readonly Haver[] | null }

/** All enterprises that a package was published to, page by page: what is left out here would lose it. */
export function useHavers({ platform, id }: Pick<MobilePackage, 'platform' | 'id'>): CallState<Havers> {
  const first = useCall('listPackageEnterprises', pageFrom(0))
  const total = first.status === 'done' ? first.data.total : 0
  const isFew = total <= mostNamed
  const second = useCall('listPackageEnterprises', pageFrom(pageSize), { when: isFew && total > pageSize })
  const third = useCall('listPackageEnterprises', pageFrom(2 * pageSize), { when: isFew && total > 2 * pageSize })
  if (first.status !== 'done') return first
  const pages = isFew ? [first, second, third].slice(0, Math.max(1, Math.ceil(total / pageSize))) : []
  const rows: Haver[] = []
  for (const page of pages) {
    if (page.status !== 'done') return page
    rows.push(...page.data.list)
  }
  const list = [...new Map(rows.map((row) => [row.entid, row])).values()]
  return { ...first, data: { total, list: list.length === total ? list : null } }

  function pageFrom(iDisplayStart: number) {
    return { platform, id, iDisplayStart, iDisplayLength: pageSize }
  }
}
