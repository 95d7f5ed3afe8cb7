import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { encodeNested } from '@atrium/shared-utility/model'
import { z } from 'zod'
import type { Figure, Size } from './figure.ts'
import { putLoad } from './load.ts'
import { fillEnterprises } from './million/enterprises.ts'
import { amounts, fillPlatform } from './million/platform.ts'
import { withPortalServer } from './portal-server.ts'
import { cookiesOf } from './session.ts'
import { percentile } from './statistics.ts'

const turns = { whole: 30, smoke: 1 }
const known: Record<string, string> = { platform: 'apk', userType: 'all', entType: 'all' }
const ids: Partial<Record<CallName, string>> = {
  listBulkRows: 'benchb000000000001',
  listHomeMessageReaders: 'benchm000000000001',
}
const packageId = 'benchp000000000002'

/** A login id that a hundredth of all people share the beginning of, one person's, and one that no person has. */
const texts = { 'a text that 10 000 hold': 'team37', 'a rare text': 'team37.0000037', 'a text that nobody has': 'zzzq' }

/** Every list of the operators, as the contract has them: as it opens, in every order and by three texts, asked alone. */
export async function operatorLists(size: Size): Promise<Figure[]> {
  return withPortalServer(async ({ url, dataFolder }) => {
    await fillEnterprises(dataFolder, amounts[size].enterprises)
    await fillPlatform(dataFolder, amounts[size])
    const headers = { cookie: await cookiesOf(url, 'operator') }
    const figures: Figure[] = []
    for (const { name, path } of questions()) {
      const next = () => ({ path, headers })
      const { latenciesMs } = await putLoad({ url, clients: 1, turns: turns[size], seconds: 30, next })
      figures.push({ name, unit: 'ms', measured: percentile(latenciesMs, 95), budget: { atMost: 50 } })
    }
    return figures
  })
}

export function questions() {
  const names = (Object.keys(calls) as CallName[]).filter((name) => isOfOperators(calls[name])) // A literal's keys.
  return names.flatMap((name) => {
    const asked = (what: string, input: object) => ({
      name: `${name}, ${what}, p95 alone`,
      path: pathOf(name, input),
    })
    const sorts = sortsOf(calls[name]).map((sort) => asked(`by ${sort}`, { sort }))
    return [
      asked('as it opens', {}),
      ...sorts,
      ...Object.entries(texts).map(([what, iSearch]) => asked(what, { iSearch })),
    ]
  })
}

function isOfOperators({ access: { who }, input }: Call) {
  return Array.isArray(who) && who.includes(UserType.operator) && 'iDisplayStart' in input.shape
}

function sortsOf({ input }: Call) {
  const { sort } = input.shape
  const inner = sort instanceof z.ZodDefault ? sort.unwrap() : sort
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

/** Throws for a list that needs more than is known here. */
function pathOf(name: CallName, input: object) {
  const { path, input: schema }: Call = calls[name]
  const inPath = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, known[field] ?? packageId]),
  )
  const needed = 'id' in schema.shape && !('id' in inPath) ? { id: ids[name] } : {}
  schema.parse({ ...inPath, ...needed, ...input })
  const filled = path.replaceAll(/\{(\w+)\}/g, (_brace, field: string) => inPath[field] ?? '')
  return `${filled}?${encodeNested({ ...needed, ...input })}`
}
