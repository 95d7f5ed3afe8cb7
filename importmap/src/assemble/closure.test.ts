import type { Unit } from '../unit.ts'
import { importGraph, urlClosure } from './closure.ts'
import { staticClosure } from '../shared/static-closure.ts'

const none: Omit<Unit, 'slug' | 'prefix' | 'entries' | 'imports'> = {
  mode: 'production',
  version: '1',
  inputs: '',
  folder: '',
  files: {},
  exports: {},
  css: [],
}

const shared: Unit = {
  ...none,
  slug: 'shared',
  prefix: '/s/',
  entries: { react: 'react.js', ui: 'ui.js' },
  imports: {
    'react.js': ['./base.js'],
    'ui.js': ['./react.js', './circle.js'],
    'circle.js': ['./ui.js'],
    'base.js': [],
  },
}
const parcel: Unit = {
  ...none,
  slug: 'p',
  prefix: '/p/',
  entries: { p: 'main.js' },
  imports: { 'main.js': ['ui', './own.js'], 'own.js': ['react'] },
}

test('what a file needs is followed through names and files, circles included', () => {
  const graph = importGraph([shared, parcel])
  expect(urlClosure('/p/main.js', graph)).toEqual([
    '/p/own.js',
    '/s/base.js',
    '/s/circle.js',
    '/s/react.js',
    '/s/ui.js',
  ])
  expect(urlClosure('/s/ui.js', graph)).toEqual(['/s/base.js', '/s/circle.js', '/s/react.js'])
})

test('a unit’s own closure holds the starts and nothing of other units', () => {
  expect(staticClosure(['./react.js'], shared).sort()).toEqual(['base.js', 'react.js'])
  expect(staticClosure(['./main.js'], parcel).sort()).toEqual(['main.js', 'own.js'])
})
