import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { placeModules } from './place-modules.ts'

const chunk = (name: string, { isEntry = true, imports = [] as string[] } = {}) => ({
  fileName: name,
  moduleIds: [`/mui/${name}`],
  imports,
  isEntry,
})
const chunks = [
  chunk('react.js'),
  chunk('mui.js', { imports: ['react.js', 'table.js', 'text.js'] }),
  chunk('ui.js', { imports: ['react.js', 'table.js'] }),
  chunk('table.js', { isEntry: false }),
  chunk('text.js', { isEntry: false }),
  chunk('rare.js', { isEntry: false, imports: ['text.js', 'rarer.js'] }),
  chunk('rarer.js', { isEntry: false }),
]
const names = { 'react.js': 'react', 'mui.js': '@mui/material', 'ui.js': '@atrium/shared-utility/ui' }

test('what every parcel loads is one file, with what a rare part uses too, and without what only that one has', () => {
  const named = chunks.filter(({ isEntry }) => isEntry)
  const entries = new Map(named.map((entry) => [names[entry.fileName as keyof typeof names], entry])) // The three above.
  const groups = placeModules(chunks, { entries, imports: new Map([[inRepository('none'), []]]) })
  const kit = groups.find(({ name }) => name === 'kit')
  const inKit = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => kit?.test(id))
  expect(inKit).toEqual(['/mui/table.js', '/mui/text.js'])
})
