import { calls, type CallName } from '@atrium/shared-utility/contract'
import { encodeNested, spacePath } from '@atrium/shared-utility/model'
import type { Figure, Size } from './figure.ts'
import { putLoad } from './load.ts'
import { fillLarge, largeAmounts, longConversation, nameOf } from './million/large-enterprise.ts'
import { scrollConversation } from './million/scroll-conversation.ts'
import { withPortalServer } from './portal-server.ts'
import { makeApplication, space } from './records/application.ts'
import { cookieOf } from './records/cookie-of.ts'
import { fillRecords } from './records/fill.ts'
import { percentile } from './statistics.ts'

const turns = { whole: 40, smoke: 1 }

/** What a member of a large enterprise looks at and looks for, asked alone, each question anew. */
export function largeEnterprise(size: Size): Promise<Figure[]> {
  return withPortalServer(async ({ url, dataFolder }) => {
    const amounts = largeAmounts[size]
    await fillRecords(dataFolder, await makeApplication(url), amounts.records)
    const member = await fillLarge(url, dataFolder, amounts)
    const figures: Figure[] = []
    for (const { name, pathOf } of questions) {
      const next = (_client: number, turn: number) => ({
        path: spacePath(space) + pathOf(turn),
        headers: cookieOf(member),
      })
      const load = { url, clients: 1, turns: turns[size], seconds: 30, next }
      const { latenciesMs } = await putLoad(load)
      const measured = percentile(latenciesMs, 95)
      figures.push({ name: `${name}, p95 alone`, unit: 'ms', measured, budget: { atMost: 100 } })
    }
    return [...figures, ...(await scrollConversation(url, size))]
  })
}

type Question = { name: string; pathOf: (turn: number) => string }

const suggest = (name: string, textOf: (turn: number) => string, part = 'names'): Question => ({
  name: `palette, ${name}`,
  pathOf: (turn) => asked('suggest', { q: textOf(turn), part }),
})
const page = { iDisplayStart: 0, iDisplayLength: 20 }

const questions: Question[] = [
  suggest('a whole name', (turn) => nameOf(turn * 433)),
  suggest('a family name', (turn) => nameOf(turn).slice(0, 1)),
  suggest('the beginning in pinyin', (turn) => ['de', 'tai', 'hua', 'sheng'][turn % 4] ?? ''),
  suggest('three initials', (turn) => ['dhs', 'thd', 'sxy', 'yzj'][turn % 4] ?? ''),
  suggest('a text that nothing has', (turn) => `zzqx${turn}`),
  suggest('a rare text of records', (turn) => `task ${turn * 7919}`, 'records'),
  suggest('a text that all records have', () => 'task', 'records'),
  { name: 'directory, as it opens', pathOf: () => asked('listDirectory', page) },
  {
    name: 'directory, of a department',
    pathOf: (turn) => asked('listDirectory', { ...page, departmentId: department(turn) }),
  },
  { name: 'directory, by a name', pathOf: (turn) => asked('listDirectory', { ...page, iSearch: nameOf(turn * 433) }) },
  {
    name: 'directory, by a family name',
    pathOf: (turn) => asked('listDirectory', { ...page, iSearch: nameOf(turn).slice(0, 1) }),
  },
  { name: 'conversations, as they open', pathOf: () => asked('listConversations', {}) },
  {
    name: 'a conversation of 10 000 messages, newest',
    pathOf: () => asked('listChatMessages', { conversationId: longConversation }),
  },
  {
    name: 'a conversation of 10 000 messages, in the middle',
    pathOf: (turn) => asked('listChatMessages', { conversationId: longConversation, before: 5000 - turn * 50 }),
  },
]

function department(turn: number) {
  return `benchd${String(2 + (turn % 40)).padStart(12, '0')}`
}

function asked(name: CallName, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_brace, field: string) => {
    const value = String(rest[field])
    delete rest[field]
    return value
  })
  return `${path}?${encodeNested(rest)}`
}
