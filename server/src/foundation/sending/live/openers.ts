import type { Listener, OpenApps } from './audience.ts'
import type { News } from './news.ts'

type OpenersInput = { entId: string; appIds: readonly string[]; userIds: readonly string[] }

type Opens = { appId: string; tables: readonly string[] | null }

/** Which of these people may open which of these applications now, and which tables they read. */
export type OpenersOf = (asked: OpenersInput) => Promise<readonly (Opens & { userId: string })[]>

/** The applications that one person may open. */
export function openApps(found: readonly Opens[]): OpenApps {
  return new Map(found.map(({ appId, tables }) => [appId, tables && new Set(tables)]))
}

/** Asks anew who of these listeners may open the applications that there is word of: one question for each enterprise. */
export async function renewOpeners(news: readonly News[], listeners: readonly Listener[], openersOf: OpenersOf) {
  const told = news.filter(({ audience }) => audience === 'application')
  for (const entId of new Set(told.map((one) => one.entId))) {
    const there = listeners.filter((listener) => entId !== null && listener.entId === entId)
    if (entId === null || there.length === 0) continue
    const appIds = [...new Set(told.filter((one) => one.entId === entId).flatMap(({ ids }) => ids.slice(0, 1)))]
    const userIds = [...new Set(there.map(({ userId }) => userId))]
    const found = await openersOf({ entId, appIds, userIds })
    const byPerson = Map.groupBy(found, ({ userId }) => userId)
    for (const { userId, apps } of there) {
      for (const appId of appIds) apps.delete(appId)
      for (const [appId, tables] of openApps(byPerson.get(userId) ?? [])) apps.set(appId, tables)
    }
  }
}
