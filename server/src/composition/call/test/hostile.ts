import { type Call, type CallName, calls, tidyText } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { newId } from '../../../foundation/db/id.ts'
import { callersOfCalls } from '../../../test/callers-of-calls.ts'
import type { Answer } from '../../../test/client.ts'
import { leastInput } from '../../../test/least-input.ts'
import { opOf } from '../../../test/op-of.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { callNames } from '../../../test/call-names.ts'

export const closed = callNames.filter((name) => calls[name].access.who !== 'public')
/** The columns of records are data: application/record/record/record.test.ts checks the refusal of unknown ones. */
export const lists = closed.filter((name) => 'iDisplayStart' in calls[name].input.shape && name !== 'listRecords')

/** Columns of which no caller may learn by what a list finds, or how it is sorted. */
const secrets = ['phc', 'seed_enc', 'app_secret_enc', 'token_hash', 'secret_enc']
const statements = ['name; drop table session', 'name desc', '(select 1)', "'"]
/** Input that no list takes for a field or an order. */
export const refusedByLists: readonly object[] = [
  ...secrets.flatMap((column) => [{ [column]: 'a' }, { sort: column }, { filter: { [column]: { $like: '%' } } }]),
  ...statements.map((sort) => ({ sort })),
]
/** Texts to search for that have no meaning of their own. */
export const oddTexts = [`' or '1'='1`, '%%%', '___', '\\'] as const

/** The input of a list, with the id of its owner where it cannot be called without. */
export function listInput(name: CallName, input: object) {
  const { input: schema }: Call = calls[name]
  const needed = Object.entries(leastInput(calls[name])).filter(
    ([field]) => !schema.shape[field]?.safeParse(undefined).success,
  )
  return { ...opOf(calls[name]), ...Object.fromEntries(needed), ...input }
}

export async function startHostile() {
  const server = await startTestServer()
  const callerOf = await callersOfCalls(server)
  const operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  return { server, operator, refusalMisfit, searchMisfit, cacheMisfit, categoryName }

  async function refusalMisfit(name: CallName, input: object) {
    const { status, error } = await callerOf(calls[name]).tryCall(name, listInput(name, input))
    return status === 400 && error === 'invalidInput'
      ? []
      : [`${name} with ${JSON.stringify(input)}: ${status} ${error}`]
  }

  async function searchMisfit(name: CallName, iSearch: string) {
    const { status, error, body } = await callerOf(calls[name]).tryCall(name, listInput(name, { iSearch }))
    // A list of one thing finds none of that id, wherever the call has the id.
    const isMissing = 'id' in calls[name].input.shape && error !== null && /notFound$/i.test(error)
    const isOfOne = calls[name].path.includes('{id}')
    const isFit = status < 500 && (isMissing || (!isOfOne && nothing.safeParse(body).success))
    return isFit ? [] : [`${name} looking for ${iSearch}: ${status} ${JSON.stringify(body)}`]
  }

  async function cacheMisfit(name: CallName) {
    const { headers } = await callerOf(calls[name]).tryCall(name, opOf(calls[name]))
    const [kept, vary] = [headers.get('cache-control') ?? '', headers.get('vary') ?? '']
    return kept.includes('no-store') && vary.includes('Cookie') ? [] : [`${name}: ${kept}; ${vary}`]
  }

  /** A category whose name is changed to texts one after the other. Answers whether each was kept as it is seen or refused. */
  async function categoryName() {
    const { id } = await operator.call('addSaasCategory', { code: `c-${newId()}`, name: '起点', nameEn: 'Start' })
    let version = 1
    return async (name: string) => {
      const answer = await operator.tryCall('updateSaasCategory', { id, version, name })
      if (answer.status === 200) version += 1
      const kept = (await operator.call('listSaasAdministrators', {})).find((one) => one.id === id)?.name
      return { told: told(answer, kept), expected: [refusedText, { error: null, kept: tidyText(name) }] }
    }
  }
}

/** Names that are nothing, numbers, markup, templates, other directions, and letters on letters: by kinds. */
export const naughty = {
  nothing: ['undefined', 'null', 'NaN', 'true'],
  numbers: ['-1', '1e309', '0x0', '１２３'],
  markup: ['<script>alert(1)</script>'],
  templates: ['{{7*7}}', '${7*7}', '<%= 7 %>'],
  quotes: ["O'Brien", '"; drop table x; --'],
  paths: ['../../etc/passwd', 'C:\\con\\nul'],
  letters: ['مرحبا', '田中さんにあげて下さい', 'ﬀ ﷺ', 'İstanbul ß'],
  composed: ['👩‍👩‍👧‍👦🇨🇳', 'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤'],
  unseen: ['\u202eabc', '\ufeff'],
  space: ['   ', '\r\nSet-Cookie: a=b'],
}

const refusedText = { error: 'invalidInput', fields: ['name'] }
const nothing = z.object({ result: z.looseObject({ total: z.literal(0), list: z.array(z.never()) }) })

function told({ error, body }: Answer, kept: string | undefined) {
  const { data } = z.object({ fields: z.array(z.object({ field: z.string() })) }).safeParse(body)
  return error === null ? { error, kept } : { error, fields: data?.fields.map(({ field }) => field) }
}
