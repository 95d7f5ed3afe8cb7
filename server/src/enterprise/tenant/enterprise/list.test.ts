import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { CallInput } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { searchGrams } from '../../../foundation/query/list/names.ts'
import { sayNames } from './say-names.ts'
import { insertEnterprise } from './queries.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await addSamples()
})

afterAll(async () => server.close())

type Filter = CallInput<'listEnterprises'>

test.each<[string, Filter, string[]]>([
  ['a part of the name', { iSearch: '海星' }, ['sea']],
  ['a part of the short name', { iSearch: '远帆' }, ['sail']],
  ['the whole id', { iSearch: 'sail1' }, ['sail1']],
  ['full width and capital letters', { iSearch: 'ＢＥＴＡ' }, ['sail']],
  ['a percent sign as itself', { iSearch: '100%' }, ['sail1']],
  ['a single character', { iSearch: '帆' }, ['sail', 'sail1']],
  ['pinyin (R8)', { iSearch: 'haixing' }, ['sea']],
  ['pinyin with blanks and capitals (R8)', { iSearch: 'Hai Xing' }, ['sea']],
  ['pinyin from a later syllable on, not from its middle (R8)', { iSearch: 'xingji' }, ['sea']],
  ['the middle of a syllable, which nobody types (R8)', { iSearch: 'aixing' }, []],
  ['first letters (R8)', { iSearch: 'HXJT' }, ['sea']],
  ['the pinyin of the short name (R8)', { iSearch: 'yuanfan' }, ['sail']],
  ['pinyin and Latin letters in one (R8)', { iSearch: 'fanchuanbeta' }, ['sail']],
  ['name, by its pinyin (R8)', { name: 'hxjt' }, ['sea']],
  ['name, not the pinyin of the short name (R8)', { name: 'yuanfan' }, []],
  ['parent_name, by its pinyin (R8)', { parent_name: 'haixing' }, ['sail1']],
  ['name', { name: '海星' }, ['sea']],
  ['name, not the short name', { name: '远帆' }, []],
  ['saas_id', { saas_id: 'retail' }, ['demo2', 'sail']],
  ['parent_name', { parent_name: '海星' }, ['sail1']],
  ['private', { private: true }, ['sea']],
  ['isControl', { isControl: true, iSearch: '帆' }, ['sail1']],
  ['not isControl', { isControl: false, iSearch: '帆' }, ['sail']],
  ['saasEntType', { saasEntType: 7 }, ['sail']],
  ['self', { self: true, iSearch: '海' }, ['sea']],
  ['entType', { entType: 2 }, ['sail1']],
  ['status', { status: 'suspended' }, ['sail1']],
  ['several at once', { iSearch: '帆', entType: 2, status: 'active' }, []],
])('the list is filtered by %s', async (_what, filter, expected) => {
  const { total, list } = await operator.call('listEnterprises', filter)
  expect(list.map(({ entid }) => entid).sort()).toEqual(expected)
  expect(total).toBe(expected.length)
})

test('a page beyond the last one is empty and still tells how many there are', async () => {
  const { total, list } = await operator.call('listEnterprises', { iSearch: '帆', iDisplayStart: 40 })
  expect([total, list]).toEqual([2, []])
})

test.each(['海星集团', 'a b', '帆船 100%', 'é😀x', '帆'])(
  'what a search for “%s” asks for is what is kept of it',
  async (name) => {
    const { rows } = await server.services.tx(platform, (db) =>
      sql<{ kept: string[] }>`select atrium_grams(${name}) as kept`.execute(db),
    )
    const asked = searchGrams(name)
    expect(asked.length).toBeGreaterThan(0)
    expect(rows[0]?.kept).toEqual(expect.arrayContaining(asked))
  },
)

test('an unknown filter is refused, not ignored', async () => {
  const answer = await operator.tryCall('listEnterprises', { owner: 'x' })
  expect(answer).toMatchObject({ status: 400, error: 'invalidInput' })
})

test.each(['name', 'createdAt', 'userCount', 'status'] as const)(
  'every enterprise is on one page exactly, sorted by %s',
  async (sort) => {
    const { total } = await operator.call('listEnterprises', {})
    const pages = await Promise.all(
      Array.from({ length: total }, (_, page) =>
        operator.call('listEnterprises', { sort, iDisplayStart: page, iDisplayLength: 1 }),
      ),
    )
    const ids = pages.flatMap(({ list }) => list.map(({ entid }) => entid))
    expect(new Set(ids).size).toBe(total)
  },
)

test('names are sorted as a Chinese reader expects', async () => {
  const { list } = await operator.call('listEnterprises', { sort: 'name', order: 'asc', entType: 0 })
  const names = list.map(({ name }) => name)
  expect(names.indexOf('帆船 Beta')).toBeLessThan(names.indexOf('海星集团'))
})

test.each([
  ['part of the name', '海星', { entid: 'sea', name: '海星集团' }],
  ['part of the short name', '远帆', { entid: 'sail', name: '帆船 Beta' }],
  ['first letters', 'hxj', { entid: 'sea', name: '海星集团' }],
  ['whole id', 'sail1', { entid: 'sail1', name: '帆船 100%' }],
])('the picker finds by any %s', async (_what, q, found) => {
  expect(await operator.call('suggestEnterprises', { q })).toEqual([found])
})

test('an enterprise is found by the pinyin of the name that it has now (R8)', async () => {
  const { id: entid, name } = await server.given.enterprise({ name: '旧名' })
  const found = async (iSearch: string) => (await operator.call('listEnterprises', { iSearch })).total
  expect([await found('jiuming'), await found('xinming')]).toEqual([1, 0])
  await operator.call('updateEnterprise', { entid, version: 1, name: '新名' })
  expect([await found('jiuming'), await found('xinming')]).toEqual([0, 1])
  await operator.call('updateEnterprise', { entid, version: 2, name, shortName: '新名' })
  expect([await found('jm'), await found('xinming')]).toEqual([1, 1])
})

test('names from before are found by pinyin once they have been gone through, in more than one batch and beside another process (R8)', async () => {
  const { tx } = server.services
  const count = 1200
  await tx(platform, async (db) => {
    await sql`insert into enterprise (id, name, name_norm, short_name) select 'old' || n, '旧城' || n, '旧城' || n, '老城'
      from generate_series(1, ${count}::int) n`.execute(db)
    await sql`insert into user_account (id, login_id, login_id_norm, name) select 'old' || n, 'old' || n, 'old' || n, '区旧人'
      from generate_series(1, ${count}::int) n`.execute(db)
  })
  const signal = new AbortController().signal
  const found = async () => [
    (await operator.call('listEnterprises', { iSearch: 'jiucheng' })).total,
    (await operator.call('listEnterprises', { iSearch: 'lc' })).total,
    (await operator.call('listUsers', { iSearch: 'oujiu' })).total,
  ]
  expect(await found()).toEqual([0, 0, 0])
  await Promise.all([sayNames({ tx, signal }), sayNames({ tx, signal })])
  await sayNames({ tx, signal })
  expect(await found()).toEqual([count, count, count])
})

async function addSamples() {
  await server.services.tx(platform, async (db) => {
    await insertEnterprise(db, { id: 'sea', name: '海星集团', private: true, self: true, status: 'active' })
    await insertEnterprise(db, {
      id: 'sail',
      name: '帆船 Beta',
      short_name: '远帆',
      saas_id: 'retail',
      saas_ent_type: 7,
      status: 'active',
    })
    await insertEnterprise(db, {
      id: 'sail1',
      name: '帆船 100%',
      ent_type: 2,
      parent_id: 'sea',
      is_control: true,
      status: 'suspended',
    })
  })
}
