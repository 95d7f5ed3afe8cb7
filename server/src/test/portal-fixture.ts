import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  callsModule,
  parcelDeclaration,
  type Artifact,
  type PortalParts,
  type ShippedWords,
} from '@atrium/shared-utility/contract'
import { readConfig } from '../foundation/process/config/config.ts'
import { removeFolder } from './remove-folder.ts'

export const script = `System.register([], () => ({ execute() {} }))\n`.repeat(20)

/** A repository folder with a small build in it: two parcels, a shell, two shared files. */
export async function makePortalFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-portal-'))
  for (const part of portalOf({ version: '1.0.0', css: [] }).parts) {
    await mkdir(path.join(folder, part.folder), { recursive: true })
    for (const name of Object.keys(part.artifact.files)) await writeFile(path.join(folder, part.folder, name), script)
  }
  await mkdir(path.join(folder, 'importmap/dist'), { recursive: true })
  await writeFile(path.join(folder, 'shell/main.abc.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'secret.txt'), 'outside of every folder')
  await writeWords(folder, words)
  await writePortal(folder)
  return { folder, remove: () => removeFolder(folder) }
}

/** Another version of a parcel, or another style sheet of it, is another build. */
export async function writePortal(folder: string, change: Partial<Workbench> = {}) {
  const { version, css } = { version: '1.0.0', css: [], ...change }
  for (const name of css) await writeFile(path.join(folder, 'workbench', name), script)
  await writeParts(folder, portalOf({ version, css }))
}

/** Its parcels are those of the product, as their `parcel.json` declare them: nothing of them has to be built. */
export async function writeDeclaredPortal(folder: string) {
  const { repositoryFolder } = readConfig({})
  const declared = globSync('microfrontends/[!_]*/parcel.json', { cwd: repositoryFolder }).map((file) => {
    const declaration = parcelDeclaration.parse(JSON.parse(readFileSync(path.join(repositoryFolder, file), 'utf8')))
    const artifact = { ...signInParcel, slug: path.basename(path.dirname(file)), declaration }
    return { folder: signInParcel.slug, artifact: { ...artifact, entries: { [declaration.name]: 'main.a.js' } } }
  })
  const { mode, parts } = portalOf({ version: '1.0.0', css: [] })
  await writeParts(folder, {
    mode,
    parts: [...parts.filter(({ artifact }) => artifact.kind !== 'parcel'), ...declared],
  })
}

function writeParts(folder: string, parts: PortalParts) {
  return writeFile(path.join(folder, 'importmap/dist/portal.json'), JSON.stringify(parts))
}

type Workbench = Pick<Artifact, 'version' | 'css'>

export function writeWords(folder: string, texts: ShippedWords) {
  return writeFile(path.join(folder, 'importmap/dist/words.json'), JSON.stringify(texts))
}

/** The texts of pages, one of each kind. */
export const words: ShippedWords = {
  'zh-CN': {
    'sign-in|title': '登录',
    'sysop|hello': '{name}，您好',
    'sysop|rows': '共 {count} 行',
    'sysop|kind': '{kind, select, apk {安卓} other {其他}}',
    'sysop|onlyZh': '只有中文',
  },
  'en-US': {
    'sign-in|title': 'Sign in',
    'sysop|hello': 'Hello {name}',
    'sysop|rows': '{count, plural, one {# row} other {# rows}}',
    'sysop|kind': '{kind, select, apk {Android} other {Other}}',
  },
}

const home = {
  path: '/user/workbench',
  kind: 'default' as const,
  title: { 'zh-CN': '工作台', 'en-US': 'Workbench' },
  open: false,
  public: false,
}
const signIn = {
  path: '/home/login',
  kind: 'noLogin' as const,
  title: { 'zh-CN': '登录', 'en-US': 'Sign in' },
  open: false,
  public: true,
}

// Every file has the same content, so the same integrity.
const file = {
  integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
  bytes: Buffer.byteLength(script),
}
const none = { version: '1.0.0', entries: {}, imports: {}, exports: {}, css: [] }

const shared: Artifact = {
  ...none,
  slug: 'shared',
  kind: 'shared',
  files: { 'react.r.js': file, 'calls.c.js': file },
  entries: { react: 'react.r.js', [callsModule]: 'calls.c.js' },
  imports: { 'react.r.js': [], 'calls.c.js': [] },
  dependencies: { react: '19.3.1' },
}
const boot: Artifact = {
  ...none,
  slug: 'boot',
  kind: 'boot',
  files: { 'core.c.js': file, 'loader.l.js': file, 'host.h.js': file, 'pdf.p.js': file },
  entries: { core: 'core.c.js', loader: 'loader.l.js', host: 'host.h.js', pdf: 'pdf.p.js' },
}
const shell: Artifact = {
  ...none,
  slug: 'shell',
  kind: 'shell',
  files: { 'main.abc.js': file, 'style.s.css': file },
  entries: { '@atrium/root-config': 'main.abc.js' },
  imports: { 'main.abc.js': [] },
  css: ['style.s.css'],
}
const signInParcel: Artifact = {
  ...none,
  slug: 'sign-in',
  kind: 'parcel',
  files: { 'main.a.js': file },
  entries: { '@atrium/sign-in': 'main.a.js' },
  imports: { 'main.a.js': [] },
  declaration: { name: '@atrium/sign-in', description: { 'zh-CN': '账号', 'en-US': 'Account' }, routes: [signIn] },
}

function workbench({ version, css }: Workbench): Artifact {
  return {
    ...none,
    slug: 'workbench',
    kind: 'parcel',
    version,
    files: { 'main.w.js': file, ...Object.fromEntries(css.map((name) => [name, file])) },
    css,
    entries: { '@atrium/workbench': 'main.w.js' },
    imports: { 'main.w.js': ['react'] },
    declaration: {
      name: '@atrium/workbench',
      description: { 'zh-CN': '工作台', 'en-US': 'Workbench' },
      routes: [home],
    },
  }
}

function portalOf(change: Workbench): PortalParts {
  const artifacts = [shared, boot, shell, signInParcel, workbench(change)]
  return { mode: 'production', parts: artifacts.map((artifact) => ({ folder: artifact.slug, artifact })) }
}
