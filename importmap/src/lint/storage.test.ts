import { copyRepository, lint, type Copy } from './lint-copy.ts'

let copy: Copy
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy.remove())

const refused = [
  "localStorage.setItem('key', 'value')",
  "window.sessionStorage.getItem('key')",
  "globalThis['localStorage'].clear()",
  'const { sessionStorage: kept } = window; export { kept }',
  "indexedDB.open('name')",
  "export const channel = new BroadcastChannel('name')",
  "document.cookie = 'key=value'",
  'export const all = window.document.cookie',
  "export { Cookies }; import Cookies from 'universal-cookie'",
]

test('whatever is kept in the browser goes through the one place that a denied storage does not break (R6)', () => {
  const product = ['root-config/src/a.ts', 'microfrontends/b/src/a.ts', 'shared-utility/src/ui/a.ts']
  const others = ['root-config/src/a.test.ts', 'shared-utility/src/testing/a.ts', 'e2e/src/a.ts']
  const files = [...product, ...others, 'shared-utility/src/page/storage.ts', 'shared-utility/src/page/channel.ts']
  for (const file of files) copy.write(file, `${refused.join('\n')}\n`)
  const found = lint(copy, files, 'storage')
  for (const file of product)
    expect([file, ...new Set(found.filter((one) => one.file === file).map(({ line }) => line))]).toEqual([
      file,
      ...refused.map((_, at) => at + 1),
    ])
  expect(found.filter(({ file }) => !product.includes(file))).toEqual([])
  expect(found[0]?.says).toContain('deviceStore')
})

test('what merely has such a name in a text is let be', () => {
  copy.write(
    'root-config/src/b.ts',
    "export const words = 'no localStorage here'\nexport const jar = { cookie: 1 }.cookie\n",
  )
  expect(lint(copy, ['root-config/src/b.ts'], 'storage')).toEqual([])
})
