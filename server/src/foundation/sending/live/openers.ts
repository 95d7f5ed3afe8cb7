import type { Listener } from './audience.ts'
import type { News } from './news.ts'

type OpenersInput = { entId: string; appIds: readonly string[]; userIds: readonly string[] }

/** Which of these people may open which of these applications now. */
export type OpenersOf = (asked: OpenersInput) => Promise<readonly { appId: string; userId: string }[]>

/** Asks anew who of these listeners may open the applications that there is word of: one question for each enterprise. */
export async function renewOpeners(news: readonly News[], listeners: readonly Listener[], openersOf: OpenersOf) {
  const told = news.filter(({ audience }) => audience === 'application')
  for (const entId of new Set(told.map((one) => one.entId))) {
    const there = listeners.filter((listener) => entId !== null && listener.entId === entId)
    if (entId === null || there.length === 0) continue
    const appIds = [...new Set(told.filter((one) => one.entId === entId).flatMap(({ ids }) => ids))]
    const userIds = [...new Set(there.map(({ userId }) => userId))]
    const found = await openersOf({ entId, appIds, userIds })
    const open = new Set(found.map(({ appId, userId }) => `${appId} ${userId}`))
    for (const listener of there) renew(listener, appIds, (appId) => open.has(`${appId} ${listener.userId}`))
  }
}

function renew({ appIds: own }: Listener, appIds: readonly string[], isOpen: (appId: string) => boolean) {
  for (const appId of appIds) {
    if (isOpen(appId)) own.add(appId)
    else own.delete(appId)
  }
}
