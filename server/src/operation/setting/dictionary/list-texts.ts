import type { CallParsed, TextRow } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { inSlices } from '../../../foundation/call/wording/in-slices.ts'
import type { ShippedText } from '../../../foundation/call/wording/misfit.ts'
import { statesOf } from './states.ts'
import { lastChange, readTexts, wantedOf, type Text } from './texts.ts'

type Test = (text: Text) => boolean | Promise<boolean>

/** Shipped texts are in no table: some thousands of them are looked through in memory. */
export async function listTexts(filter: CallParsed<'listTexts'>, db: Db, shipped: ReadonlyMap<string, ShippedText>) {
  const tests = those<Test>({
    iSearch: when(filter.iSearch, (search) => {
      const sought = folded(search)
      return (text: Text) => saidIn(text).some((said) => folded(said).includes(sought))
    }),
    area: when(filter.area, (area) => (text: Text) => text.area === area),
    state: when(filter.state, (state) => async (text: Text) => (await statesOf(text)).includes(state)),
  } satisfies Conditions<'listTexts', Test>)
  let found = await readTexts(db, shipped)
  for (const test of tests) found = await thoseOf(found, test)
  const page = found.slice(filter.iDisplayStart, filter.iDisplayStart + filter.iDisplayLength)
  return { total: found.length, list: await Promise.all(page.map(rowOf)) }
}

async function thoseOf(texts: readonly Text[], test: Test) {
  const kept = await inSlices(texts, async (text) => ((await test(text)) ? [text] : []))
  return kept.flat()
}

function saidIn({ id, shipped, own, drafts }: Text) {
  const said = [own['zh-CN'], own['en-US'], drafts['zh-CN'], drafts['en-US']].map((row) => row?.text)
  return [id, shipped?.['zh-CN'], shipped?.['en-US'], ...said].filter((text) => typeof text === 'string')
}

function folded(text: string) {
  return text.normalize('NFKC').toLowerCase()
}

async function rowOf(text: Text): Promise<TextRow> {
  const { id, area, key, shipped } = text
  const changed = lastChange(text)
  return {
    id,
    area,
    key,
    zhShipped: shipped?.['zh-CN'] ?? null,
    zhOwn: wantedOf(text, 'zh-CN'),
    enShipped: shipped?.['en-US'] ?? null,
    enOwn: wantedOf(text, 'en-US'),
    state: (await statesOf(text))[0] ?? 'shipped',
    changedAt: changed?.changed_at.toISOString() ?? null,
    changedBy: changed?.by ?? null,
    changedById: changed?.changed_by ?? null,
  }
}
