import { type HomeMessageRow, messageLevels, messageStatuses } from '../contract/index.ts'
import type { Format, Translate } from '../react/index.ts'
import { levelTones, readsText, statusTones, windowText } from './message-words.ts'

type Row = Pick<
  HomeMessageRow,
  'status' | 'level' | 'publishAt' | 'expireAt' | 'reads' | 'reach' | 'createdAt' | 'pinned' | 'hasZh' | 'hasEn'
>
type Words = { t: Translate; format: Format }

/** What lists of messages show of each, for operators and enterprises alike. */
export const messageColumns = {
  status: {
    text: (row: Row, { t }: Words) => t(`message.status.${row.status}`),
    tone: (row: Row) => statusTones[row.status],
    width: 104,
  },
  level: {
    text: (row: Row, { t }: Words) => t(`message.level.${row.level}`),
    tone: (row: Row) => levelTones[row.level],
    width: 124,
  },
  window: {
    text: windowText,
    data: { publishAt: (row: Row) => row.publishAt, expireAt: (row: Row) => row.expireAt },
    width: 176,
  },
  reads: {
    text: readsText,
    data: { reads: (row: Row) => row.reads, reach: (row: Row) => row.reach },
    isNumeric: true,
    width: 112,
  },
  createdAt: { text: (row: Row, { format }: Words) => format.date(row.createdAt), width: 136 },
  pinned: { text: (row: Row) => row.pinned, isOptional: true },
  languages: {
    text: (row: Row, { t }: Words) =>
      [row.hasZh && t('message.zh'), row.hasEn && t('message.en')]
        .filter((one) => one !== false)
        .join(t('message.comma')),
    isOptional: true,
  },
} as const

/** The fields of a message that a column beside them says, or none. */
export const messageOtherFields = {
  id: 'notShown',
  authorId: 'authorName',
  hasZh: 'languages',
  hasEn: 'languages',
  publishAt: 'window',
  expireAt: 'window',
  reach: 'reads',
} as const

export const messageSorts = { createdAt: 'createdAt', publishAt: 'window' } as const

/** The filters by what these columns say. */
export const messageFilters = {
  status: {
    kind: 'choice',
    values: messageStatuses,
    word: (status: string, { t }: Words) => t(`message.status.${status}`),
  },
  level: {
    kind: 'choice',
    values: messageLevels,
    word: (level: string, { t }: Words) => t(`message.level.${level}`),
  },
  pinned: { kind: 'flag' },
} as const
