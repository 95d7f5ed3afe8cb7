import { expect, test } from '@jest/globals'
import { expectRefused, type ExpectedFinding } from './test/expect-refused.ts'
import { found, later, name, needs, script, title, type Wrong } from './test/a-parcel.ts'

/** The good parcel with these pages. */
function withRoutes(...changes: object[]): Wrong {
  const one = { path: '/crm/:id', kind: 'root' as const, title, open: false, public: false }
  const routes = changes.map((change) => ({ ...one, ...change }))
  return { manifest: { declaration: { name, description: title, routes } } }
}

const many = (count: number) => Array.from({ length: count }, (_, n) => n)
const own = { group: 'work', order: 1200, icon: 'box' }
/** Each script imports the next, and none of them is what the parcel begins with. */
function chain(length: number): Wrong {
  const names = many(length).map((n) => `link${n}.AAAAAAAA.js`)
  const next = (n: number) => (names[n + 1] === undefined ? [] : [`./${names[n + 1]}`])
  const files = Object.fromEntries(
    names.map((file, n) => [
      file,
      script(
        next(n),
        next(n)
          .map(() => 'function(){}')
          .join(),
      ),
    ]),
  )
  const imports = Object.fromEntries(names.map((file, n) => [file, next(n)]))
  return { files, manifest: { imports: { ...imports, [later]: ['@atrium/base'] } } }
}

test.each<[string, Wrong, ExpectedFinding]>([
  ...['latest', '1.4', 'v1.4.0', '1.0.1760500000'].map((version): [string, Wrong, ExpectedFinding] => [
    `the version ${version} (R15)`,
    { manifest: { version } },
    ['versionOdd', { version }],
  ]),
  [
    'more files than a page can name',
    { files: Object.fromEntries(many(160).map((n) => [`a${n}.AAAAAAAA.txt`, '.'])) },
    ['tooMany', { what: 'files' }],
  ],
  ['a long chain of imports', chain(140), ['tooMany', { what: 'closures' }]],
  [
    'thousands of pages',
    withRoutes(...many(101).map((n) => ({ path: `/crm/p${n}` }))),
    ['tooMany', { what: 'routes', count: '101', limit: '100' }],
  ],
  [
    'a menu of its own',
    withRoutes(...many(6).map((n) => ({ path: `/crm/p${n}`, menu: own }))),
    ['tooMany', { what: 'menu' }],
  ],
  [
    'a sheet of styles again and again',
    { manifest: { css: many(21).map(() => 'a.AAAAAAAA.css') } },
    ['tooMany', { what: 'css' }],
  ],
  [
    'a user type again and again',
    withRoutes({ userTypes: many(7).map(() => 'member') }),
    ['tooMany', { what: 'userTypes', count: '7', limit: '6' }],
  ],
  [
    'thousands of exports',
    { manifest: { exports: { [name]: many(3001).map((n) => `e${n}`) } } },
    ['tooMany', { what: 'exports' }],
  ],
  [
    'a range as long as a book',
    { manifest: { needs: { ...needs, react: `^19.0.0${' || ^19.0.0'.repeat(20)}` } } },
    ['textOdd', { field: 'needs' }],
  ],
  [
    'a title as long as a book',
    withRoutes({ title: { ...title, 'en-US': 'x'.repeat(101) } }),
    ['textOdd', { field: 'title' }],
  ],
  ['a title that turns round', withRoutes({ title: { ...title, 'en-US': 'a\u202Eb' } }), ['textOdd', { text: 'a?b' }]],
  ['a path with a slash at its end', withRoutes({ path: '/crm/home/' }), ['routeOdd', { path: '/crm/home/' }]],
  ['a path with nothing between slashes', withRoutes({ path: '/crm//home' }), ['routeOdd', {}]],
  ['a path that climbs', withRoutes({ path: '/crm/../login' }), ['routeOdd', {}]],
  ['a path that is written otherwise', withRoutes({ path: '/crm/%2e%2e/x' }), ['routeOdd', {}]],
  ['a part called as nothing may be', withRoutes({ path: '/crm/:__proto__' }), ['routeOdd', {}]],
  ['a place below a path as long as a book', withRoutes({ under: `/crm/${'x'.repeat(200)}` }), ['routeOdd', {}]],
  ['a reason as long as a book', withRoutes({ unmarked: 'x'.repeat(301) }), ['textOdd', { field: 'unmarked' }]],
  ['an icon as long as a book', withRoutes({ menu: { ...own, icon: 'x'.repeat(61) } }), ['textOdd', { field: 'icon' }]],
  ['a page without a sign-in', withRoutes({ public: true }), ['routePublic', { path: '/crm/:id' }]],
  ['a page without a frame', withRoutes({ kind: 'noLogin' }), ['routePublic', { kind: 'noLogin' }]],
  ['an entry before the portal’s own', withRoutes({ menu: { ...own, order: -5 } }), ['menuForeign', { least: '1000' }]],
  ['an entry that looks like the messages', withRoutes({ menu: { ...own, icon: 'message' } }), ['menuForeign', {}]],
  ['an entry under somebody else’s', withRoutes({ menu: { ...own, parent: '/sysop/setting' } }), ['menuForeign', {}]],
  ['an entry under itself', withRoutes({ menu: { ...own, parent: '/crm/:id' } }), ['menuForeign', {}]],
])('what brings %s is refused, and told what to change', (_, wrong, expected) => expectRefused(wrong, expected))

test('a picture that only draws is free', () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.on{fill:red}</style><path class="on" d="M0 0"/></svg>'
  expect(found({ files: { 'picture.AAAAAAAA.svg': picture } })).toEqual([])
})

test('pages and entries of its own are free', () => {
  const list = { path: '/crm', menu: own }
  expect(found(withRoutes(list, { path: '/crm/new.one~2', menu: { ...own, order: 1201, parent: '/crm' } }))).toEqual([])
})
