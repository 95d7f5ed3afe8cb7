import { call, currentLang } from '@atrium/shared-utility'
import { bulkResults, type CallOutput } from '@atrium/shared-utility/contract'
import { formatFor } from '@atrium/shared-utility/react'
import { describeList, type Picker } from '@atrium/shared-utility/ui'
import { messages } from './messages.ts'

type Bulk = CallOutput<'getBulk'>

/** One of the latest, by the operator who began it and its time; the value is its id. */
const bulkPicker: Picker = {
  async find(text, signal) {
    const all = await call('listBulks', {}, { signal })
    const found = all.filter(({ byName }) => byName.toLowerCase().includes(text.toLowerCase()))
    return found.map((one) => ({ value: one.id, label: nameOfBulk(one) }))
  },
  async nameOf(id, signal) {
    return nameOfBulk(await call('getBulk', { id }, { signal }))
  },
}

/** What was done, by whom and when. */
function nameOfBulk({ action, byName, createdAt }: Pick<Bulk, 'action' | 'byName' | 'createdAt'>) {
  const lang = currentLang()
  return [messages[lang][`bulk.people.${action}`], byName, formatFor(lang).dateTime(createdAt)].join(' · ')
}

/** What became of each person. */
export const bulkRowList = describeList({
  call: 'listBulkRows',
  id: 'bulkRows',
  labels: 'bulkRow',
  search: 'bulk.search',
  columns: {
    name: { text: (row) => row.name, person: (row) => row.userid },
    loginId: { text: (row) => row.loginId, width: 200, grows: true },
    result: {
      text: (row, { t }) => t(`bulkResult.${row.result}`),
      tone: (row) => (row.result === 'done' ? 'success' : row.result === 'open' ? 'neutral' : 'warning'),
      width: 200,
      grows: true,
    },
    at: { text: (row, { format }) => row.at && format.exact(row.at), width: 200 },
    userid: { text: (row) => row.userid, isOptional: true },
    bulkId: { text: (row) => row.bulkId, isOptional: true },
  },
  otherFields: {},
  sorts: { place: 'at' },
  filters: {
    result: {
      kind: 'choice',
      values: ['refused', ...bulkResults],
      word: (result, { t }) => t(`bulkResult.${result}`),
    },
    id: { kind: 'pick', label: 'bulk.one', picker: bulkPicker },
  },
})
