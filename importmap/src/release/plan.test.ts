import { expect, test } from '@jest/globals'
import type { Artifact } from '@atrium/shared-utility/contract'
import { planOf } from './plan.ts'

const title = { 'zh-CN': '页', 'en-US': 'Page' }

function part(slug: string, page: { public: boolean }): { manifest: Artifact; folder: string } {
  const route = { path: `/${slug}`, kind: 'root' as const, title, open: false, ...page }
  const none = { files: {}, entries: {}, imports: {}, exports: {}, css: [] }
  const declaration = { name: `@atrium/${slug}`, description: title, routes: [route] }
  return { folder: slug, manifest: { ...none, slug, kind: 'parcel', version: '2.0.0', declaration } }
}

function inForce(slug: string, more: { needsTwo?: boolean } = {}) {
  return { slug, kind: 'parcel' as const, version: '1.0.0', digest: 'x', isOwn: true, ...more }
}

test('T21: a release proposes parcels that run where people sign in, also those that did until now, and releases the others', () => {
  const [shown, own] = [{ public: true }, { public: false }]
  const parts = [part('entrances', shown), part('closed', own), part('audit', own), part('new', own)]
  // The last one by a portal that does not say so yet.
  const there = [inForce('closed', { needsTwo: true }), inForce('audit', { needsTwo: false }), inForce('entrances')]
  const { release, propose } = planOf(parts, there, { exports: {}, versions: {} })
  const named = (some: typeof release) => some.map(({ manifest: { slug } }) => slug)
  expect([named(release), named(propose)]).toEqual([
    ['audit', 'new'],
    ['entrances', 'closed'],
  ])
})
