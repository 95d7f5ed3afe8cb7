import { call } from '@atrium/shared-utility'
import type { Find } from '@atrium/shared-utility/ui'

/** Applications that a person may open, by a part of their name. */
export const findOwn: Find = async (iSearch, signal) => {
  const list = await call('listApplications', iSearch === '' ? {} : { iSearch }, { signal })
  return list.slice(0, most).map(({ id, name }) => ({ value: id, label: name }))
}

/** The same for administrators, of all that the enterprise has. */
export const findManaged: Find = async (text, signal) => {
  const sought = text.trim().toLowerCase()
  const list = await call('listManagedApplications', {}, { signal })
  const found = list.filter(({ name, nameEn }) =>
    [name, nameEn ?? ''].some((one) => one.toLowerCase().includes(sought)),
  )
  return found.slice(0, most).map(({ id, name }) => ({ value: id, label: name }))
}

const most = 20
