import { messageColumns, messageFilters, messageOtherFields, messageSorts } from '@atrium/shared-utility/writing'
import { type HomeMessageRow, messageAudiences } from '@atrium/shared-utility/contract'
import { describeList, enterprisePicker } from '@atrium/shared-utility/ui'
import { audienceText } from './audience-text.ts'

/** The title leads to the page of the message. */
const titleAt = (path: string) => ({
  text: (row: HomeMessageRow) => row.title,
  linkTo: (row: HomeMessageRow) => `${path}/${row.id}`,
})

/** What operators wrote to people. */
export const messageList = describeList({
  call: 'listHomeMessages',
  id: 'home-messages',
  labels: 'message',
  search: 'homeMessages.search',
  columns: {
    title: titleAt('/sysop/message'),
    status: messageColumns.status,
    level: messageColumns.level,
    audience: { text: (row, { t }) => audienceText(row, t), width: 116, grows: true },
    window: messageColumns.window,
    reads: messageColumns.reads,
    createdAt: messageColumns.createdAt,
    authorName: { text: (row) => row.authorName, person: (row) => row.authorId, isOptional: true },
    pinned: messageColumns.pinned,
    languages: messageColumns.languages,
  },
  otherFields: {
    ...messageOtherFields,
    audienceCount: 'audience',
    audienceNames: 'audience',
    version: 'notShown',
  },
  sorts: messageSorts,
  filters: {
    status: messageFilters.status,
    level: messageFilters.level,
    audience: { kind: 'choice', values: messageAudiences, word: (to, { t }) => t(`message.audience.${to}`) },
    pinned: messageFilters.pinned,
    entid: { kind: 'pick', label: 'message.reaches', picker: enterprisePicker },
  },
})

const { entid: _ofOperators, ...filters } = messageList.filters

/** What was written for the categories in care: to these, and to enterprises of theirs. */
export const careMessageList = {
  ...messageList,
  filters,
  call: 'listMessagesInCare' as const,
  id: 'care-messages',
  columns: { ...messageList.columns, title: titleAt('/console/messages') },
}
