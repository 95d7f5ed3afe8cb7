/** One rule of module semantics: small modules, and what the entry `main.js` must export as `result`. */
export type Case = { rule: string; modules: Record<string, string>; result: unknown }

// `other.js` is a second entry, so that what both import becomes a chunk of its own.
const other = (from: string) => `import * as shared from '${from}'\nexport const seen = Object.keys(shared)`

export const bindingCases: Case[] = [
  {
    rule: 'an exported variable is seen as it changes',
    modules: {
      'main.js': "import { n, add } from './count.js'\nconst first = n\nadd()\nexport const result = [first, n]",
      'count.js': 'export let n = 1\nexport function add() { n += 1 }',
      'other.js': other('./count.js'),
    },
    result: [1, 2],
  },
  {
    rule: 'a re-exported variable is seen as it changes',
    modules: {
      'main.js': "import { m, add } from './door.js'\nadd()\nexport const result = m",
      'door.js': "export { n as m, add } from './count.js'",
      'count.js': 'export let n = 1\nexport function add() { n += 1 }',
      'other.js': other('./door.js'),
    },
    result: 2,
  },
  {
    rule: 'export * passes on what changes, and never default',
    modules: {
      'main.js': "import * as door from './door.js'\ndoor.add()\nexport const result = [door.n, 'default' in door]",
      'door.js': "export * from './count.js'",
      'count.js': 'export let n = 1\nexport function add() { n += 1 }\nexport default 5',
      'other.js': other('./door.js'),
    },
    result: [2, false],
  },
  {
    rule: 'an own export wins over export *',
    modules: {
      'main.js': "import { name } from './door.js'\nexport const result = name",
      'door.js': "export * from './below.js'\nexport const name = 'own'",
      'below.js': "export const name = 'below'",
      'other.js': other('./door.js'),
    },
    result: 'own',
  },
  {
    rule: 'export * as makes a namespace',
    modules: {
      'main.js': "import { below } from './door.js'\nexport const result = below.name",
      'door.js': "export * as below from './below.js'",
      'below.js': "export const name = 'below'",
      'other.js': other('./door.js'),
    },
    result: 'below',
  },
  {
    rule: 'a default export of an expression stays, of a binding follows',
    modules: {
      'main.js':
        "import stays, { change } from './stays.js'\nimport follows, { turn } from './follows.js'\nchange()\nturn()\nexport const result = [stays, follows]",
      'stays.js': 'let n = 1\nexport default n\nexport function change() { n = 2 }',
      'follows.js': 'let n = 1\nexport { n as default }\nexport function turn() { n = 2 }',
      'other.js': "export { default as stays } from './stays.js'\nexport { default as follows } from './follows.js'",
    },
    result: [1, 2],
  },
  {
    rule: 'exports may have any text as their name',
    modules: {
      'main.js': "import { 'a-b' as ab } from './named.js'\nexport const result = ab",
      'named.js': "const x = 3\nexport { x as 'a-b' }",
      'other.js': other('./named.js'),
    },
    result: 3,
  },
  {
    rule: 'a local of the same name is not the export',
    modules: {
      'main.js': "import { n, shadow } from './count.js'\nexport const result = [shadow(), n]",
      'count.js': 'export let n = 1\nexport function shadow() { let n = 10; n += 1; { var m = n; n = 0 } return m }',
      'other.js': other('./count.js'),
    },
    result: [11, 1],
  },
]

export const assignmentCases: Case[] = [
  {
    rule: 'destructured exports, with defaults and rests, are exported',
    modules: {
      'main.js': "import { a, c, d, rest } from './parts.js'\nexport const result = [a, c, d, rest]",
      'parts.js': 'export const { a, b: [c], d = 4, ...rest } = { a: 1, b: [2], e: 5 }',
      'other.js': other('./parts.js'),
    },
    result: [1, 2, 4, { e: 5 }],
  },
  {
    rule: 'assigning by destructuring changes the export',
    modules: {
      'main.js': "import { a, b, swap } from './pair.js'\nswap()\nexport const result = [a, b]",
      'pair.js': 'export let a = 1\nexport let b = 2\nexport function swap() { [a, b] = [b, a] }',
      'other.js': other('./pair.js'),
    },
    result: [2, 1],
  },
  {
    rule: 'a loop over an exported variable changes the export',
    modules: {
      'main.js': "import { x, y, seen } from './loop.js'\nexport const result = [x, y, seen]",
      'loop.js':
        'export let x\nexport let y = 0\nexport const seen = []\nfor (x of [1, 2, 3]) seen.push(x)\nfor (y = 5; y < 8; y++);',
      'other.js': other('./loop.js'),
    },
    result: [3, 8, [1, 2, 3]],
  },
  {
    rule: 'counting up answers the old value or the new one, and exports the new one',
    modules: {
      'main.js': "import { n, after, before } from './count.js'\nexport const result = [after(), n, before(), n]",
      'count.js': 'export let n = 1\nexport const after = () => n++\nexport const before = () => ++n',
      'other.js': other('./count.js'),
    },
    result: [1, 2, 3, 3],
  },
  {
    rule: 'logical and compound assignment change the export',
    modules: {
      'main.js': "import { a, b, c, d, run } from './set.js'\nrun()\nexport const result = [a, b, c, d]",
      'set.js':
        'export let a = null\nexport let b = 0\nexport let c = 1\nexport let d = 2\nexport function run() { a ??= 7; b ||= 8; c &&= 9; d **= 3 }',
      'other.js': other('./set.js'),
    },
    result: [7, 8, 9, 8],
  },
  {
    rule: 'one variable under two names changes under both',
    modules: {
      'main.js': "import { n, m, add } from './count.js'\nadd()\nexport const result = [n, m]",
      'count.js': 'let n = 1\nexport { n, n as m }\nexport function add() { n += 1 }',
      'other.js': other('./count.js'),
    },
    result: [2, 2],
  },
]
