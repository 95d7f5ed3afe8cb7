import { markedEntry } from './marked-entry.ts'

const entries = ['/a', '/a/b', '/c'].map((path) => ({ key: path, url: path }))

test.each([
  { what: 'the entry of its own', pathname: '/a/b', entry: { path: '/a/b' }, marked: '/a/b' },
  { what: 'the one that its route names', pathname: '/a/b/9', entry: { path: '/a/b/:id', under: '/c' }, marked: '/c' },
  { what: 'else the closest above', pathname: '/a/b/9', entry: { path: '/a/b/:id' }, marked: '/a/b' },
  { what: 'else none', pathname: '/ab', entry: { path: '/ab' }, marked: undefined },
])('a page marks $what', ({ pathname, entry, marked }) => {
  expect(markedEntry(entries, { pathname, entry })?.key).toBe(marked)
})
