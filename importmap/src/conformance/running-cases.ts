import type { Case } from './cases.ts'

const both = (from: string) => `import '${from}'\nexport const isOther = true`

export const runningCases: Case[] = [
  {
    rule: 'modules in a circle see each other’s functions before they ran',
    modules: {
      'main.js': "import { even } from './even.js'\nexport const result = [even(4), even(5)]",
      'even.js':
        "import { odd } from './odd.js'\nexport function even(n) { return n === 0 || odd(n - 1) }\nexport const early = odd(1)",
      'odd.js': "import { even } from './even.js'\nexport function odd(n) { return n !== 0 && even(n - 1) }",
      'other.js': both('./odd.js'),
    },
    result: [true, false],
  },
  {
    rule: 'importers wait for a top-level await below them',
    modules: {
      'main.js': "import { value } from './slow.js'\nexport const result = value",
      'slow.js': 'export const value = await new Promise((done) => setTimeout(done, 1, 6))',
      'other.js': both('./slow.js'),
    },
    result: 6,
  },
  {
    rule: 'an entry may await at its top and still export',
    modules: {
      'main.js':
        "export const before = 1\nconst late = await import('./late.js')\nexport const result = [before, late.default]",
      'late.js': 'export default 2',
    },
    result: [1, 2],
  },
  {
    rule: 'modules run once, in the order of their imports',
    modules: {
      'main.js':
        "import './first.js'\nimport './second.js'\nimport './first.js'\nimport { log } from './log.js'\nexport const result = [...log]",
      'first.js': "import { log } from './log.js'\nlog.push('first')",
      'second.js': "import { log } from './log.js'\nlog.push('second')",
      'log.js': 'export const log = []',
    },
    result: ['first', 'second'],
  },
  {
    rule: 'a dynamic import is the same module as the static one',
    modules: {
      'main.js':
        "import * as fixed from './one.js'\nfixed.add()\nconst loaded = await import('./one.js')\nexport const result = [loaded.n, loaded.add === fixed.add]",
      'one.js': 'export let n = 1\nexport function add() { n += 1 }',
      'other.js': both('./one.js'),
    },
    result: [2, true],
  },
  {
    rule: 'a module that throws rejects its dynamic import with that error',
    modules: {
      'main.js': "export const result = await import('./broken.js').catch((error) => error.message)",
      'broken.js': "throw new Error('broken on purpose')",
    },
    result: 'broken on purpose',
  },
  {
    rule: 'import.meta.url is the address of the file it runs from',
    modules: { 'main.js': "export const result = new URL('./picture.svg', import.meta.url).pathname" },
    result: '/assets/picture.svg',
  },
  {
    rule: 'private fields, static blocks and brand checks work in exported classes',
    modules: {
      'main.js':
        "import { Count } from './count.js'\nconst count = new Count()\ncount.add()\nexport const result = [count.n, Count.made, Count.is(count), Count.is({})]",
      'count.js':
        'export class Count {\n#n = 0\nstatic made\nstatic { this.made = "yes" }\nadd() { this.#n += 1 }\nget n() { return this.#n }\nstatic is(other) { return #n in other }\n}',
      'other.js': both('./count.js'),
    },
    result: [1, 'yes', true, false],
  },
  {
    rule: 'async generators can be exported and awaited over',
    modules: {
      'main.js':
        "import { count } from './count.js'\nconst seen = []\nfor await (const n of count()) seen.push(n)\nexport const result = seen",
      'count.js': 'export async function* count() { yield 1; yield 2 }',
      'other.js': both('./count.js'),
    },
    result: [1, 2],
  },
  {
    rule: 'an export that is marked as pure is exported all the same',
    modules: {
      'main.js': "import { made, deep } from './made.js'\nexport const result = [made.n, deep.n]",
      'made.js':
        'function make(n) { return { n } }\nexport const made = /* @__PURE__ */ make(1)\nexport const deep = /*#__PURE__*/ (() => /* @__PURE__ */ make(2))()',
      'other.js': "export * from './made.js'",
    },
    result: [1, 2],
  },
  {
    rule: 'this is undefined at the top, and code is strict',
    modules: { 'main.js': 'export const result = [typeof this, (function () { return this === undefined })()]' },
    result: ['undefined', true],
  },
  {
    rule: 'a namespace lists its exports, and can be handed on as a value',
    modules: {
      'main.js':
        "import * as pair from './pair.js'\nconst list = (names) => Object.keys(names).sort()\nexport const result = [list(pair), pair.a + pair['b']]",
      'pair.js': 'export const a = 1\nexport const b = 2',
      'other.js': "export * from './pair.js'",
    },
    result: [['a', 'b'], 3],
  },
]
