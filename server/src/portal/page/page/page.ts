import {
  filesAhead,
  firstFiles,
  pagePolicies,
  visitorMap,
  type Lang,
  type LoginStatus,
  type PortalBuild,
  type SignedBaseConfig,
} from '@atrium/shared-utility/contract'
import { brandColors, brandStyle, brandStyleId, defaultHomeLink } from '@atrium/shared-utility/model'
import type { Dictionary } from '../../../foundation/call/context/services.ts'
import type { Only } from '../boot/partial.ts'
import { fatalNotice, pageStyle, splash } from './page-parts.ts'
import { pageWatch } from './page-watch.ts'
import type { Preview } from './preview.ts'

type PageFacts = {
  lang: Lang
  nonce: string
  /** The name of the portal; the shell says the same. */
  title: string
  /** Where its icon is. */
  icon: string
  /** Null while there is no usable build: then the page is its own failure notice. */
  boot: {
    build: PortalBuild
    app: string | undefined
    document: BootDocument
    /** Whether the page fetches what signing in needs next. */
    fetchesAhead: boolean
    styled: Styled | null
    /** Where a developer's own machine serves parcels of this page, with blanks between; '' where none does. */
    locals: string
    preview: Preview | 'missing' | null
    /** For large portals: the parcels that this page names, by name. */
    only: Only
  } | null
}

/** The enterprise whose look the page has: the colour is '' or null where that is the platform's. */
type Styled = { entId: string; color: string | null }

/** The data that the shell finds in the page, so that the first paint waits for no call. */
type BootDocument = {
  nonce: string
  publicKey: string
  baseConfig: SignedBaseConfig
  lang: Lang
  langVersion: string
  /** Left out where it is large: the page then asks for it once. */
  dictionary?: Dictionary['own']
  /** For a visitor who is not signed in: the shell then need not ask who it is. */
  session?: LoginStatus
}

export function renderPage({ lang, nonce, title, icon, boot }: PageFacts) {
  return `<!doctype html>
<html lang="${lang}" data-loading>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${text(title)}</title>
${previewTags(boot?.preview ?? null, title)}<link rel="icon" href="${text(icon)}">
<style nonce="${nonce}">${pageStyle}</style>
${brand(boot?.styled ?? null, nonce)}
${boot === null ? '' : head(boot, nonce)}
</head>
<body>
<div id="atrium-root">${boot === null ? fatalNotice(lang) : splash(lang)}</div>
<noscript>${lang === 'zh-CN' ? '请启用 JavaScript 后使用本系统。' : 'Please switch JavaScript on to use this portal.'}</noscript>
<template id="atrium-fatal">${fatalNotice(lang)}</template>
${boot === null ? '' : styles(boot)}
</body>
</html>
`
}

/** What programs that show a link say of the page; they run no script. Everything in it was written by people. */
function previewTags(preview: Boot['preview'], site: string) {
  if (preview === null || preview === 'missing') return ''
  const { title, description } = preview
  const tags = { title, description, type: 'website', site_name: site }
  const lines = Object.entries(tags).map(([name, value]) => `<meta property="og:${name}" content="${text(value)}">`)
  return [`<meta name="description" content="${text(description)}">`, ...lines, ''].join('\n')
}

/** The style from the first paint on; later changes go to the same place (shared-utility/src/live/show-style.ts). */
function brand(styled: Styled | null, nonce: string) {
  const style = styled?.color ? brandStyle(brandColors(styled.color)) : ''
  return `<style nonce="${nonce}" id="${brandStyleId}" data-of="${text(styled?.entId ?? '')}">${style}</style>`
}

type Boot = NonNullable<PageFacts['boot']>

/** Last in the body: in the head, a style sheet that never comes would hold back the splash and every word of it. */
function styles({ build, app }: Boot) {
  const css = [...build.shellCss, ...(build.parcels.find(({ declaration }) => declaration.name === app)?.css ?? [])]
  return css
    .map(
      ({ url, integrity }) =>
        `<link rel="stylesheet" href="${text(url)}" integrity="${text(integrity)}" crossorigin="anonymous">`,
    )
    .join('\n')
}

/** The one script of a page that has no address. */
export function pageScript({ trustedTypes = [] }: PortalBuild) {
  return pagePolicies(trustedTypes) + pageWatch
}

function head({ build, app, document, locals, only, fetchesAhead }: Boot, nonce: string) {
  const isVisitor = document.session !== undefined
  return [
    `<script nonce="${nonce}">${pageScript(build)}</script>`,
    ...firstFiles(build, { app, makesCalls: !isVisitor }).map(
      (url) =>
        `<link rel="preload" as="script" href="${text(url)}" integrity="${text(build.importMap.integrity[url] ?? '')}" crossorigin="anonymous" nonce="${nonce}">`,
    ),
    importMap(
      isVisitor || only !== null ? visitorMap(build, app, only) : build.importMap,
      `nonce="${nonce}"${isVisitor || only !== null ? rest(build) : ''}${fetchesAhead ? ` data-ahead="${text(filesAhead(build, { app, home: defaultHomeLink }).join(' '))}"` : ''}${locals && ` data-local="${text(locals)}"`}`,
    ),
    `<script type="application/json" id="atrium-boot" nonce="${nonce}">${json(document)}</script>`,
    ...build.scripts.map(
      (file) =>
        `<script defer src="${text(file.url)}" integrity="${text(file.integrity)}" crossorigin="anonymous" nonce="${nonce}"></script>`,
    ),
  ].join('\n')
}

function importMap(map: PortalBuild['importMap'], attributes: string) {
  return `<script type="systemjs-importmap" ${attributes}>${json(map)}</script>`
}

/** Where the loader finds what this page's import map leaves out. */
function rest({ fileMap }: PortalBuild) {
  return ` data-rest="${text(fileMap.url)}" data-integrity="${text(fileMap.integrity)}"`
}

// Inside a script element nothing but `<` can end or hide it; inside JSON it may be written as an escape.
function json(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function text(value: string) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
