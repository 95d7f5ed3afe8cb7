import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { lookOnce } from '../../test/look-once.ts'
import { names, opened, placed, startCare, withEvery } from './test/care-walk.ts'

let care: Awaited<ReturnType<typeof startCare>>
beforeAll(async () => {
  care = await startCare('oneForeign')
})
afterAll(() => care.server.close())

test('U07: what stands outside of a SaaS administrator’s care is there to be found', async () => {
  expect(care.world.foreign.length).toBeGreaterThan(20)
  const tables = new Set((await care.rows()).map((row) => row.split(' ')[0]))
  for (const table of ['enterprise', 'membership', 'message', 'job', 'session', 'saas_category', 'user_account'])
    expect(tables).toContain(table)
})

test('U07: a SaaS administrator meets and changes nothing of each kind outside of their care by any call', async () => {
  expect(names.length).toBeGreaterThan(80)
  const again = async () => {
    const { naming, server } = await startCare('oneForeign')
    return { ...naming, close: () => server.close() }
  }
  expect(await lookOnce(names, care.naming, again)).toEqual([])
})

test('U07: no address of an enterprise makes a SaaS administrator a person of it, by any call', async () => {
  expect(placed.length).toBeGreaterThan(30)
  const again = async () => {
    const { placing, server } = await startCare('oneForeign')
    return { ...placing, close: () => server.close() }
  }
  expect(await lookOnce(placed, care.placing, again)).toEqual([])
})

/** Figures name no person: their own tests compare them with the lists. Only a signed link gives a file. */
const figures: readonly string[] = ['getCareOverview', 'fetchAttachment']

test('U07: what is in care is found by each call that reads, so that nothing else is meant by nothing', async () => {
  const reading = opened.filter((name) => calls[name].method === 'GET' && !figures.includes(name))
  const blind = []
  for (const name of reading) {
    const inputs = [{}, ...care.world.own.map((id) => withEvery(name, id))]
    const answers = await Promise.all(inputs.map((input) => care.carer.tryCall(name, input)))
    const said = JSON.stringify(answers.map(({ body }) => body))
    if (!care.world.own.some((mark) => said.includes(mark))) blind.push(name)
  }
  expect(blind).toEqual([])
  expect(reading.length).toBeGreaterThan(5)
})
