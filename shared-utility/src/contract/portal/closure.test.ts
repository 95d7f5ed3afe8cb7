import { importGraph, urlClosure } from './closure.ts'

const shared = {
  slug: 'shared',
  kind: 'shared' as const,
  entries: { react: 'react.js', ui: 'ui.js' },
  imports: {
    'react.js': ['./base.js'],
    'ui.js': ['./react.js', './circle.js'],
    'circle.js': ['./ui.js'],
    'base.js': [],
  },
}
const parcel = {
  slug: 'p',
  kind: 'parcel' as const,
  entries: { p: 'main.js' },
  imports: { 'main.js': ['ui', './own.js'], 'own.js': ['react'] },
}

test('what a file needs is followed through names and files, circles included', () => {
  const graph = importGraph([shared, parcel])
  expect(urlClosure('/assets/parcels/p/main.js', graph)).toEqual([
    '/assets/parcels/p/own.js',
    '/assets/shared/base.js',
    '/assets/shared/circle.js',
    '/assets/shared/react.js',
    '/assets/shared/ui.js',
  ])
  expect(urlClosure('/assets/shared/ui.js', graph)).toEqual([
    '/assets/shared/base.js',
    '/assets/shared/circle.js',
    '/assets/shared/react.js',
  ])
})
