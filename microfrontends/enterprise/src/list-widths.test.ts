import { leastTableWidth } from '@atrium/shared-utility/testing'
import { auditList } from './screens/logs/audit-list.tsx'
import { sessionList } from './screens/logs/session-list.ts'
import { signInList } from './screens/logs/sign-in-list.tsx'

/** What a screen leaves at 1280 beside the open navigation, the page's own space, and a scroll bar that takes some. */
const room = 1280 - 220 - 2 * 24 - 2 - 15
type Column = { width?: number; isNumeric?: boolean; isOptional?: boolean }

const lists: Record<string, { columns: Readonly<Record<string, Column>> }> = { auditList, sessionList, signInList }

test.each(Object.entries(lists))('U01: %s does not scroll sideways at 1280, as it is first shown', (_, { columns }) => {
  const shown = Object.values(columns).filter(({ isOptional = false }) => !isOptional)
  expect(leastTableWidth({ columns: shown, actions: {} })).toBeLessThanOrEqual(room)
})
