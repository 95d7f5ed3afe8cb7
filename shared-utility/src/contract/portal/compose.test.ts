import type { Artifact } from './artifact.ts'
import { canonicalJson } from './canonical-json.ts'
import { composePortal } from './compose.ts'

const title = { 'zh-CN': '页', 'en-US': 'Page' }
const none = { version: '1.0.0', imports: {}, exports: {}, css: [], entries: {} }

const file = (of: string) => ({ integrity: `sha256-${of.repeat(43)}=`, bytes: 1 })

const shared: Artifact = {
  ...none,
  slug: 'shared',
  kind: 'shared',
  files: { 'react.r.js': file('r'), 'ui.u.js': file('u') },
  entries: { react: 'react.r.js', ui: 'ui.u.js' },
  imports: { 'react.r.js': [], 'ui.u.js': ['./react.r.js'] },
  dependencies: { react: '19.0.0' },
}
const boot: Artifact = {
  ...none,
  slug: 'boot',
  kind: 'boot',
  files: { 'core.c.js': file('c'), 'host.h.js': file('h'), 'loader.l.js': file('l') },
  entries: { loader: 'loader.l.js', host: 'host.h.js', core: 'core.c.js' },
  carries: ['react.r.js'],
}
const shell: Artifact = {
  ...none,
  slug: 'shell',
  kind: 'shell',
  files: { 'main.s.js': file('s'), 'style.t.css': file('t') },
  entries: { '@atrium/root-config': 'main.s.js' },
  imports: { 'main.s.js': ['react'] },
  css: ['style.t.css'],
}

function parcel(slug: string): Artifact {
  return {
    ...none,
    slug,
    kind: 'parcel',
    files: { 'main.p.js': file('p') },
    entries: { [`@team/${slug}`]: 'main.p.js' },
    imports: { 'main.p.js': ['ui'] },
    declaration: {
      name: `@team/${slug}`,
      description: title,
      routes: [{ path: `/${slug}`, kind: 'default', title, open: false, public: false }],
    },
  }
}

// No hash for real use: it need only tell texts apart.
const sha256 = (text: string) => btoa(`${text.length}${text.replaceAll(/[^\w]/g, '')}`).padEnd(43, 'A')

const all = [shared, boot, shell, parcel('one'), parcel('two')]

test('the same artifacts make the same portal, in whatever order they come', () => {
  expect(composePortal(all.toReversed(), sha256)).toEqual(composePortal(all, sha256))
  expect(composePortal(all.slice(0, -1), sha256).build.revision).not.toBe(composePortal(all, sha256).build.revision)
})

test('what travels in the core script is not fetched, and everything else is named with its integrity', () => {
  const { build, fileMap } = composePortal(all, sha256)
  expect(Object.keys(build.importMap.integrity)).toEqual([
    '/assets/shared/ui.u.js',
    '/assets/shell/main.s.js',
    '/assets/shell/style.t.css',
    '/assets/parcels/one/main.p.js',
    '/assets/parcels/two/main.p.js',
  ])
  expect(build.importMap.depcache).toEqual({
    '/assets/parcels/one/main.p.js': ['/assets/shared/ui.u.js'],
    '/assets/parcels/two/main.p.js': ['/assets/shared/ui.u.js'],
  })
  expect(JSON.parse(fileMap)).toEqual({
    integrity: build.importMap.integrity,
    depcache: build.importMap.depcache,
  })
})

test('the page has its scripts in the order in which they run, and the host’s apart', () => {
  const { build } = composePortal(all, sha256)
  expect(build.scripts.map(({ url }) => url)).toEqual(['/assets/boot/core.c.js', '/assets/boot/loader.l.js'])
  expect(build.hostScripts.map(({ url }) => url)).toEqual(['/assets/boot/host.h.js'])
  expect(build.shell).toBe('@atrium/root-config')
  expect(build.importMap.imports).not.toHaveProperty('core')
})

test('equal values are equal texts, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}')
})

test('policies of frameworks that parcels declare are allowed once each, and another one is as another shell to open pages', () => {
  const drawnWith = (slug: string, ...trustedTypes: string[]) => {
    const plain = parcel(slug)
    return { ...plain, declaration: plain.declaration && { ...plain.declaration, trustedTypes } }
  }
  const before = composePortal(all, sha256).build
  expect(before).not.toHaveProperty('trustedTypes')
  const drawn = [...all, drawnWith('three', 'vue'), drawnWith('four', 'vue', 'svelte-trusted-html', 'mine')]
  const after = composePortal(drawn, sha256).build
  expect(after.trustedTypes).toEqual(['svelte-trusted-html', 'vue'])
  expect(after.core).not.toBe(before.core)
  expect(composePortal([...all, parcel('three')], sha256).build.core).toBe(before.core)
})
