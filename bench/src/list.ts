import { calls, type CallInput } from '@atrium/shared-utility/contract'
import { encodeNested } from '@atrium/shared-utility/model'
import type { Figure, Size } from './figure.ts'
import { putLoad } from './load.ts'
import { fillEnterprises } from './million/enterprises.ts'
import { words } from './million/words.ts'
import { withPortalServer, type PortalServer } from './portal-server.ts'
import { cookiesOf } from './session.ts'
import { median, percentile } from './statistics.ts'

const clients = 32
const sizes = {
  whole: { rows: 1_000_000, firstTurns: 40, warmSeconds: 1, seconds: 5 },
  smoke: { rows: 2000, firstTurns: 2, warmSeconds: 0.1, seconds: 0.3 },
}

/** The operator's list among a million enterprises: 20 rows and the capped count, while 32 people ask at once. */
export async function list(size: Size): Promise<Figure[]> {
  return withPortalServer(async (portal) => {
    await fillEnterprises(portal.dataFolder, sizes[size].rows)
    const headers = { cookie: await cookiesOf(portal.url, 'operator') }
    const figures: Figure[] = []
    for (const kind of kinds) figures.push(...(await measure(portal, { kind, headers, size })))
    return figures
  })
}

type Filter = CallInput<'listEnterprises'>
/** `different`: after how many the filters repeat; no number means hardly ever. */
type Kind = { name: string; different?: number; filterOf: (number: number) => Filter }

const kinds: Kind[] = [
  { name: 'no filter', different: 1, filterOf: () => ({}) },
  {
    name: 'type and state',
    different: 6,
    filterOf: (number) => ({ entType: number % 2, status: number % 3 === 0 ? 'readonly' : 'active' }),
  },
  { name: 'a rare text', filterOf: (number) => ({ iSearch: pick(words.cities, number) + brand(number) }) },
  { name: 'a common text', different: 20, filterOf: (number) => ({ iSearch: pick(words.trades, number) }) },
  {
    // Too many to be quick, too few to be called "10 000+": the worst that a search can ask for.
    name: 'a text that 10 000 hold',
    different: 20,
    filterOf: (number) => ({ iSearch: pick(words.trades, number), entType: 1 }),
  },
]

type Run = { kind: Kind; headers: Record<string, string>; size: Size }

async function measure({ url }: PortalServer, { kind, headers, size }: Run): Promise<Figure[]> {
  const { firstTurns, warmSeconds, seconds } = sizes[size]
  const ask = (number: number) => ({ path: pathOf(kind.filterOf(number)), headers })
  // Alone and for the first time: nothing is remembered of these filters yet.
  const first = await putLoad({
    url,
    clients: 1,
    turns: kind.different ?? firstTurns,
    seconds: 30,
    next: (_client, turn) => ask(turn),
  })
  const next = (client: number, turn: number) => ask(client * 7919 + turn * 104_729)
  await putLoad({ url, clients, seconds: warmSeconds, next })
  const many = await putLoad({ url, clients, seconds, next })
  const name = `list among 1 000 000, ${kind.name}`
  return [
    {
      name: `${name}, p95 at ${clients} clients`,
      unit: 'ms',
      measured: percentile(many.latenciesMs, 95),
      budget: { atMost: 50 },
    },
    { name: `${name}, asked first and alone, median`, unit: 'ms', measured: median(first.latenciesMs) },
  ]
}

function pathOf({ entType = 'all', ...rest }: Filter) {
  return `${calls.listEnterprises.path.replace('{entType}', String(entType))}?${encodeNested(rest)}`
}

function brand(number: number) {
  return pick(words.syllables, number) + pick(words.syllables, Math.floor(number / words.syllables.length))
}

function pick(from: readonly string[], number: number) {
  return from[number % from.length] ?? ''
}
