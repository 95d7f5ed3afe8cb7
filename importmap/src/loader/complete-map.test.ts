import { mapCompletion } from './complete-map.ts'
import { guardScripts, pageIntegrity, type ImportMap } from './script-policy.ts'
import type { LoaderPrototype } from './keep-modules.ts'

const here = location.origin
const rest = { integrity: { '/assets/b.js': 'sha384-b' }, depcache: { '/assets/b.js': ['/assets/c.js'] } }
const own = { integrity: { '/assets/a.js': 'sha384-a' } }

afterEach(() => document.body.replaceChildren())

test('C1: a file that the page does not name brings the rest of the map, once, and has its integrity', async () => {
  const { create, asked, added } = visit([answerOf(rest)])
  expect(await create('/assets/a.js')).toMatchObject({ integrity: 'sha384-a' })
  expect(asked).toEqual([])
  const [one, two] = await Promise.all([create('/assets/b.js'), create('/assets/b.js?retry=1')])
  expect([one?.integrity, two?.integrity]).toEqual(['sha384-b', 'sha384-b'])
  expect(asked).toEqual([['/assets/map.json', 'sha256-m']])
  expect(added).toEqual([rest])
})

test('what the whole map does not name is refused', async () => {
  const { create } = visit([answerOf(rest)])
  await expect(create('/assets/unknown.js')).rejects.toThrow('Refused to load')
})

test('V05: a map that did not come fails this file alone, and the next try asks again', async () => {
  const { create, asked } = visit([new Response('', { status: 503 }), answerOf(rest)])
  await expect(create('/assets/b.js')).rejects.toThrow('503')
  expect(await create('/assets/b.js')).toMatchObject({ integrity: 'sha384-b' })
  expect(asked).toHaveLength(2)
})

test('a page that names everything asks for nothing', async () => {
  const { create, asked } = visit([], '')
  await expect(create('/assets/b.js')).rejects.toThrow('Refused to load')
  expect(asked).toEqual([])
})

test('what was released since is named by a further map, and then has its integrity', async () => {
  const { create, extend, asked, added } = visit([answerOf(rest)], '')
  await extend({ url: '/assets/newer.json', integrity: 'sha256-n' })
  expect(await create('/assets/b.js')).toMatchObject({ integrity: 'sha384-b' })
  expect(asked).toEqual([['/assets/newer.json', 'sha256-n']])
  expect(added).toEqual([rest])
})

test('a further map that does not come leaves what was known', async () => {
  const { create, extend } = visit([new Response('', { status: 503 })], '')
  await expect(extend({ url: '/assets/newer.json', integrity: 'sha256-n' })).rejects.toThrow('503')
  expect(await create('/assets/a.js')).toMatchObject({ integrity: 'sha384-a' })
})

const pointer = 'data-rest="/assets/map.json" data-integrity="sha256-m"'

function visit(answers: Response[], attributes = pointer) {
  document.body.innerHTML = `<script type="systemjs-importmap" ${attributes}>${JSON.stringify(own)}</script>`
  const asked: [unknown, string | undefined][] = []
  const added: ImportMap[] = []
  window.fetch = async (url, options) => {
    asked.push([url, options?.integrity])
    return answers.shift() ?? Promise.reject(new Error('asked once too often'))
  }
  const integrity = pageIntegrity(document)
  const { complete, extend } = mapCompletion({ page: document, integrity, add: (map) => added.push(map) })
  const system: LoaderPrototype = {
    instantiate: () => undefined,
    createScript: () => document.createElement('script'),
    onload: () => undefined,
  }
  guardScripts(system, { nonce: '', integrity, complete })
  const create = async (path: string) => system.createScript(`${here}${path}`)
  return { create, extend, asked, added }
}

function answerOf(map: object) {
  return new Response(JSON.stringify(map))
}
