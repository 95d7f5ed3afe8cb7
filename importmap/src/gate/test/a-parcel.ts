import { createHash } from 'node:crypto'
import type { Artifact } from '@atrium/shared-utility/contract'
import { scopeStyles } from '../../parcel/scope-styles.ts'
import { checkArtifact, type Rules } from '../index.ts'

/** The System name of the good parcel. */
export const name = '@sales/crm'
const rules: Rules = {
  name,
  paths: ['/crm'],
  shared: {
    exports: { react: ['useState', 'use'], '@atrium/base': ['call'], '@mui/material': ['Button'] },
    versions: { react: '19.3.1', '@atrium/shared-utility': '0.1.0', '@mui/material': '9.5.0' },
  },
  limits: { allBytes: 20_000, entryBytes: 5_000 },
}
export const title = { 'zh-CN': '客户', 'en-US': 'Customers' }
export const entry = 'main.AAAAAAAA.js'
export const later = 'later.BBBBBBBB.js'
export const style = 'style.CCCCCCCC.css'

export const needs = { react: '^19.0.0', '@atrium/shared-utility': '~0.1.0' }

/** A module as the build writes it: what it imports, what it keeps of that, what it does. */
export function script(imports: readonly string[], setters = '', body = '') {
  return `System.register(${JSON.stringify(imports)},function(e,t){"use strict";var a;return{setters:[${setters}],execute:function(){${body}}}})`
}

type Files = Record<string, string>
export const good: Files = {
  [entry]: script(['react', './later.BBBBBBBB.js'], 'function(i){a=i.useState},function(){}', 'e("mount",a)'),
  [later]: script(['@atrium/base'], 'i=>{a=i.call}'),
  [style]: scopeStyles('.a{color:red}@font-face{font-family:x}', 'crm'),
}

export const declaration: NonNullable<Artifact['declaration']> = {
  name,
  description: title,
  routes: [{ path: '/crm/:id', kind: 'root', title, open: false, public: false }],
}

function manifestOf(files: Files, changes: Partial<Artifact> = {}): Artifact {
  const described = Object.entries(files).map(([file, content]) => {
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
    return [file, { integrity, bytes: Buffer.byteLength(content) }] as const
  })
  return {
    slug: 'crm',
    kind: 'parcel',
    version: '1.0.0',
    files: Object.fromEntries(described),
    entries: { [name]: entry },
    imports: { [entry]: ['react', './later.BBBBBBBB.js'], [later]: ['@atrium/base'] },
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [style],
    declaration,
    needs,
    ...changes,
  }
}

export type Wrong = { files?: Files; sent?: Files; manifest?: Partial<Artifact> }

/** The facts in which the portal differs. */
type Portal = Pick<Rules['shared'], 'leaving'> & { versions?: Record<string, string> }

/** The findings of the gate where something differs from the good parcel. */
export function found({ files = {}, sent = {}, manifest = {} }: Wrong, { leaving, versions = {} }: Portal = {}) {
  const described = { ...good, ...files }
  const arrived = Object.entries({ ...described, ...sent }).filter(([, content]) => content !== '')
  const bytes = new Map(arrived.map(([file, content]) => [file, new Uint8Array(Buffer.from(content))] as const))
  const shared = { ...rules.shared, versions: { ...rules.shared.versions, ...versions }, leaving }
  return checkArtifact({ manifest: manifestOf(described, manifest), files: bytes }, { ...rules, shared })
}

/** A script of the good parcel that does this as well. */
export function doing(body: string): Wrong {
  return { files: { [later]: script(['@atrium/base'], 'i=>{a=i.call}', body) } }
}
