import { levelTones, readsText, statusTones, windowText } from '@atrium/shared-utility/writing'
import { messageAudiences, messageLevels, messageStatuses } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { audienceText } from './audience-text.ts'

/** What operators wrote to people. */
export const messageList = describeList({
  call: 'listHomeMessages',
  id: 'home-messages',
  labels: 'message',
  search: 'homeMessages.search',
  columns: {
    title: { text: (row) => row.title },
    status: {
      text: (row, { t }) => t(`message.status.${row.status}`),
      tone: (row) => statusTones[row.status],
      width: 104,
    },
    level: {
      text: (row, { t }) => t(`message.level.${row.level}`),
      tone: (row) => levelTones[row.level],
      width: 124,
    },
    audience: { text: (row, { t }) => audienceText(row, t), width: 144, grows: true },
    window: {
      text: windowText,
      data: { publishAt: (row) => row.publishAt, expireAt: (row) => row.expireAt },
      width: 176,
    },
    reads: {
      text: readsText,
      data: { reads: (row) => row.reads, reach: (row) => row.reach },
      isNumeric: true,
      width: 128,
    },
    authorName: { text: (row) => row.authorName, width: 112 },
    createdAt: { text: (row, { format }) => format.date(row.createdAt), width: 136 },
    pinned: { text: (row) => row.pinned, isOptional: true },
    languages: {
      text: (row, { t }) =>
        [row.hasZh && t('message.zh'), row.hasEn && t('message.en')]
          .filter((one) => one !== false)
          .join(t('message.comma')),
      isOptional: true,
    },
  },
  otherFields: {
    id: 'notShown',
    hasZh: 'languages',
    hasEn: 'languages',
    audienceCount: 'audience',
    audienceNames: 'audience',
    publishAt: 'window',
    expireAt: 'window',
    reach: 'reads',
    version: 'notShown',
  },
  sorts: { createdAt: 'createdAt', publishAt: 'window' },
  filters: {
    status: { kind: 'choice', values: messageStatuses, word: (status, { t }) => t(`message.status.${status}`) },
    level: { kind: 'choice', values: messageLevels, word: (level, { t }) => t(`message.level.${level}`) },
    audience: { kind: 'choice', values: messageAudiences, word: (to, { t }) => t(`message.audience.${to}`) },
    pinned: { kind: 'flag' },
  },
})

/** What was written for the categories in care: to these, and to enterprises of theirs. */
export const careMessageList = {
  ...messageList,
  call: 'listMessagesInCare' as const,
  id: 'care-messages',
}
