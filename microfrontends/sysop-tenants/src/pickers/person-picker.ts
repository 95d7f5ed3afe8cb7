import { call } from '@atrium/shared-utility'
import type { Picker } from '@atrium/shared-utility/ui'

/** A signed-in person, by a part of their name or login id; the value is their id. */
export const personPicker: Picker = {
  async find(text, signal) {
    const list = await findPeople(text, signal)
    return list.map(({ userid, name, loginId }) => ({ value: userid, label: `${name} · ${loginId}` }))
  },
  async nameOf(userid, signal) {
    const { list } = await call('listLiveSessions', { userid, iDisplayLength: 1 }, { signal })
    return list[0]?.name ?? userid
  },
}

/** Any person, by a part of their name or login id; the value is their login id. */
export const loginIdPicker: Picker = {
  async find(text, signal) {
    const list = await findPeople(text, signal)
    return list.map(({ name, loginId }) => ({ value: loginId, label: `${name} · ${loginId}` }))
  },
  nameOf: async (loginId) => loginId,
}

async function findPeople(text: string, signal: AbortSignal) {
  const input = { iDisplayLength: 50, sort: 'name', order: 'asc', ...(text !== '' && { iSearch: text }) } as const
  const { list } = await call('listUsers', input, { signal })
  return list
}
