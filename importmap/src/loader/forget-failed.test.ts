import 'systemjs/dist/system.js'
import { forgetFailed } from './forget-failed.ts'
import type { LoaderPrototype } from './keep-modules.ts'

const here = `${location.origin}/assets`
let offline: Set<string>
let asked: string[]

/** The files that each file needs. */
const needs: Record<string, string[]> = {
  entry: ['page'],
  page: ['react', 'ui'],
  ui: ['words', 'react'],
  words: ['react'],
  react: [],
  other: ['slow'],
  slow: [],
}

const prototype: LoaderPrototype = System.constructor.prototype
const { instantiate, onload } = prototype
beforeEach(() => {
  asked = []
  offline = new Set()
  prototype.instantiate = async (url: string) => {
    const name = url.replace(`${here}/`, '')
    asked.push(name)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (offline.has(name)) throw new Error(`Error loading ${url}`)
    const declare = (expose: (name: string, value: unknown) => unknown) => ({
      execute: () => void expose('name', name),
    })
    return [(needs[name] ?? []).map((need) => `./${need}`), declare]
  }
  forgetFailed(prototype)
})
afterEach(() => {
  for (const name of Object.keys(needs)) System.delete(`${here}/${name}`)
  Object.assign(prototype, { instantiate, onload })
})

const open = (name: string) => System.import(`${here}/${name}`)

test.each(['react', 'words', 'page'])(
  'V05: after one failure of %s the first try again succeeds, and asks for nothing that had come',
  async (name) => {
    offline.add(name)
    await expect(open('entry')).rejects.toThrow(`Error loading ${here}/${name}`)
    offline.clear()
    await expect(open('entry')).resolves.toMatchObject({ name: 'entry' })
    expect(new Set(asked)).toEqual(new Set(['entry', 'page', 'react', 'ui', 'words']))
  },
)

test('V05: what is on its way while another fails is fetched once, and executed once', async () => {
  offline.add('react')
  const other = open('other')
  await expect(open('entry')).rejects.toThrow('react')
  await expect(other).resolves.toMatchObject({ name: 'other' })
  expect(await open('other')).toBe(await other)
  expect(asked.filter((name) => name === 'slow')).toHaveLength(1)
})
