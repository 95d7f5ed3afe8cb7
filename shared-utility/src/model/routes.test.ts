import { compileRoutes, matchRoute } from './routes.ts'
import type { RouteEntry } from '../contract/portal/base-config.ts'

const entry = (path: string, open = false): RouteEntry => ({
  path,
  kind: 'index',
  title: path,
  open,
  public: false,
  app: path,
})
const routes = compileRoutes([
  entry('/'),
  entry('/apps', true),
  entry('/apps/:id'),
  entry('/apps/new'),
  entry('/apps/:id/edit'),
  entry('/apps/:id/pages', true),
  entry('/:any/settings'),
  entry('/qiChat'),
  entry('/企业/列表'),
])
const found = (path: string) => matchRoute(routes, path)?.entry.path ?? null

test.each([
  ['/', '/'],
  ['', '/'],
  ['/apps', '/apps'],
  ['/apps/', '/apps'],
  ['/apps/new', '/apps/new'],
  ['/apps/42', '/apps/:id'],
  ['/apps/new/edit', '/apps/:id/edit'],
  ['/apps/42/pages/a/b', '/apps/:id/pages'],
  ['/apps/42/other/deep', '/apps'],
  ['/apps/settings', '/apps/:id'],
  ['/people/settings', '/:any/settings'],
  ['/%E4%BC%81%E4%B8%9A/%E5%88%97%E8%A1%A8', '/企业/列表'],
  ['/qichat', null],
  ['/people', null],
  ['/%E0%A4/settings', null],
])('%s shows %s', (path, expected) => {
  expect(found(path)).toBe(expected)
  expect(found(`/space-abc${path}`)).toBe(expected)
})

test('the values of a path are decoded and named', () => {
  expect(matchRoute(routes, '/space-abc/apps/a%2Fb/edit')).toMatchObject({ params: { id: 'a/b' }, space: 'abc' })
  expect(matchRoute(routes, '/apps/new')).toMatchObject({ params: {}, space: null })
})

test('the space prefix is taken off once', () => {
  expect(found('/space-abc/space-def/apps')).toBe(null)
})

test('of two entries with one path the later wins, so that an enterprise can have its own', () => {
  const own = { ...entry('/apps'), app: 'own' }
  expect(matchRoute(compileRoutes([entry('/apps'), own]), '/apps')?.entry.app).toBe('own')
})

test('two value segments of one place keep their own names', () => {
  const both = compileRoutes([entry('/a/:one'), entry('/a/:other/b')])
  expect(matchRoute(both, '/a/x')?.params).toEqual({ one: 'x' })
  expect(matchRoute(both, '/a/x/b')?.params).toEqual({ other: 'x' })
})

test('one of a thousand routes is found in less than 0.2 ms', () => {
  const many = Array.from({ length: 1000 }, (_, i) =>
    entry(`/app${i % 50}/${i % 3 ? `part${i}` : ':id'}/page${i}`, i % 5 === 0),
  )
  const compiled = compileRoutes(many)
  const paths = many.map(({ path }) => `/space-abc${path.replace(':id', '42')}/below`)
  for (const path of paths) matchRoute(compiled, path)
  // The quickest of a few rounds: in the others another process may have had the processor.
  const rounds = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    for (const path of paths) matchRoute(compiled, path)
    return performance.now() - startedAt
  })
  expect(Math.min(...rounds) / paths.length).toBeLessThan(0.2)
})
