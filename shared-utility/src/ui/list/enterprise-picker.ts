import { call } from '../../call/call.ts'
import type { Picker } from './control.ts'

/** Enterprises by a part of their name. */
export const enterprisePicker: Picker = {
  async find(q, signal) {
    const found = await call('suggestEnterprises', { q }, { signal })
    return found.map(({ entid, name }) => ({ value: entid, label: name }))
  },
  async nameOf(entid, signal) {
    const { name } = await call('getEnterprise', { entid }, { signal })
    return name
  },
}
