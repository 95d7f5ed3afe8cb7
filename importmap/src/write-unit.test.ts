import { existsSync, rmSync, utimesSync } from 'node:fs'
import { inRepository } from './repository.ts'
import { writeUnit } from './write-unit.ts'

const slug = `left-overs-${process.pid}`
const folder = `importmap/dist/${slug}`
const dayMs = 24 * 60 * 60 * 1000

afterAll(() => {
  rmSync(inRepository(folder), { recursive: true, force: true })
  rmSync(inRepository(`importmap/dist/units/${slug}.json`), { force: true })
})

async function build(name: string) {
  const none = { entries: {}, imports: {}, exports: {}, css: [] }
  const about = {
    slug,
    mode: 'production',
    version: '1.0.0',
    inputs: name,
    prefix: `/assets/${slug}/`,
    folder,
  } as const
  await writeUnit({ ...about, ...none }, [{ name, content: `System.register([], () => '${name}')` }])
}

function age(name: string, days: number) {
  for (const file of [name, `${name}.br`, `${name}.gz`])
    utimesSync(inRepository(folder, file), new Date(), new Date(Date.now() - days * dayMs))
}

const isThere = (name: string) =>
  [name, `${name}.br`, `${name}.gz`].map((file) => existsSync(inRepository(folder, file)))

test('V15: a file stays for a week after a build has replaced it, however many builds follow and however old it was', async () => {
  await build('one.js')
  age('one.js', 30)
  await build('two.js')
  await build('three.js')
  age('one.js', 6)
  await build('four.js')
  expect(isThere('one.js')).toEqual([true, true, true])
  age('one.js', 8)
  await build('five.js')
  expect(isThere('one.js')).toEqual([false, false, false])
  expect(isThere('two.js')).toEqual([true, true, true])
})
