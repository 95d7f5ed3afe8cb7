import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { callsModule, type PortalBuild, type ShippedWords } from '@atrium/shared-utility/contract'

export const script = `System.register([], () => ({ execute() {} }))\n`.repeat(20)

/** A repository folder with a small build in it: two parcels, a shell, one shared file. */
export async function makePortalFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-portal-'))
  for (const name of Object.values(portal.folders)) await mkdir(path.join(folder, name), { recursive: true })
  await mkdir(path.join(folder, 'importmap/dist'), { recursive: true })
  await writeFile(path.join(folder, 'shell/main.abc.js'), script)
  await writeFile(path.join(folder, 'shell/main.abc.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'secret.txt'), 'outside of every folder')
  await writeWords(folder, words)
  await writePortal(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export function writePortal(folder: string, change: Partial<PortalBuild> = {}) {
  return writeFile(path.join(folder, 'importmap/dist/portal.json'), JSON.stringify({ ...portal, ...change }))
}

export function writeWords(folder: string, texts: ShippedWords) {
  return writeFile(path.join(folder, 'importmap/dist/words.json'), JSON.stringify(texts))
}

/** What pages say, of each kind one. */
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

const integrity = 'sha384-AAAA'
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

const portal: PortalBuild = {
  revision: 'r1',
  importMap: {
    imports: {
      '@atrium/root-config': '/assets/shell/main.abc.js',
      '@atrium/sign-in': '/assets/parcels/sign-in/main.a.js',
      '@atrium/workbench': '/assets/parcels/workbench/main.w.js',
      react: '/assets/shared/react.r.js',
      [callsModule]: '/assets/shared/calls.c.js',
    },
    integrity: {
      '/assets/shell/main.abc.js': integrity,
      '/assets/parcels/sign-in/main.a.js': integrity,
      '/assets/parcels/workbench/main.w.js': integrity,
      '/assets/shared/react.r.js': integrity,
      '/assets/shared/calls.c.js': integrity,
    },
    depcache: { '/assets/parcels/workbench/main.w.js': ['/assets/shared/react.r.js'] },
  },
  fileMap: { url: '/assets/map/files.m.json', integrity },
  scripts: [
    { url: '/assets/boot/core.c.js', integrity },
    { url: '/assets/boot/loader.l.js', integrity },
  ],
  hostScripts: [{ url: '/assets/boot/host.h.js', integrity }],
  shell: '@atrium/root-config',
  shellCss: [{ url: '/assets/shell/style.s.css', integrity }],
  parcels: [
    {
      declaration: { name: '@atrium/sign-in', description: { 'zh-CN': '账号', 'en-US': 'Account' }, routes: [signIn] },
      version: '1.0.0',
      url: '/assets/parcels/sign-in/main.a.js',
      css: [],
    },
    {
      declaration: {
        name: '@atrium/workbench',
        description: { 'zh-CN': '工作台', 'en-US': 'Workbench' },
        routes: [home],
      },
      version: '1.0.0',
      url: '/assets/parcels/workbench/main.w.js',
      css: [],
    },
  ],
  dependencies: { react: '19.3.1' },
  folders: { '/assets/shell/': 'shell', '/assets/shared/': 'shared' },
}
