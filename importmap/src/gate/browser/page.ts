import {
  composePortal,
  pagePolicies,
  scriptSources,
  trustedTypesRule,
  type Artifact,
  type GateStage,
  type Lang,
} from '@atrium/shared-utility/contract'
import { createHash } from 'node:crypto'

/**
 * An address that belongs to no server: nothing can be reached at it, and what a parcel is given there never leaves the
 * browser.
 */
export const origin = 'https://portal.invalid'

const policyHeader = 'content-security-policy'

/** The shell's place is taken by nothing: the program that runs the page mounts the parcel. */
const shellScript = 'System.register([],function(){"use strict";return{setters:[],execute:function(){}}})'
const shellFile = 'gate.00000000.js'

/** The page of a portal that has one parcel: its import map, scripts and policies are those of every page. */
export function composePage({ manifest, stage }: { manifest: Artifact; stage: GateStage }) {
  const parts = stage.parts.map((part) => (part.kind === 'shell' ? withoutShell(part) : part))
  const { build, fileMap } = composePortal([...parts, manifest], sha256)
  const own = new Map([
    [build.fileMap.url, Buffer.from(fileMap)],
    [`/assets/shell/${shellFile}`, Buffer.from(shellScript)],
  ])
  const script = pagePolicies(build.trustedTypes ?? [])
  const html = (nonce: string, { lang, title }: { lang: Lang; title: string }) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title><link rel="icon" href="data:,">
<script nonce="${nonce}">${script}</script>
<style nonce="${nonce}">@layer reset,shell,mui,parcel,tenant;</style>
${[...build.shellCss, ...build.parcels.flatMap(({ css }) => css)].map(linked).join('\n')}
<script type="systemjs-importmap" nonce="${nonce}">${JSON.stringify(build.importMap).replaceAll('<', String.raw`\u003c`)}</script>
${build.scripts.map(({ url, integrity }) => `<script defer src="${text(url)}" integrity="${text(integrity)}" crossorigin="anonymous" nonce="${nonce}"></script>`).join('\n')}
</head><body><main id="atrium-root"></main></body></html>`
  /** The headers that the portal sends with every page, with what this parcel makes the portal allow. */
  const headers = (nonce: string) =>
    Object.entries(stage.headers).map(([name, value]) => {
      const allowed = trustedTypesRule(build.trustedTypes ?? [])
      const said = value.replaceAll('{nonce}', nonce).replace(/trusted-types atrium-loader[^;]*/, allowed)
      return [name, name === policyHeader ? `${scriptSources({ text: sha256(script) })}, ${said}` : said] as const
    })
  return { html, headers, own }
}

function withoutShell(shell: Artifact): Artifact {
  const [name = ''] = Object.keys(shell.entries)
  return {
    ...shell,
    entries: { [name]: shellFile },
    files: { ...shell.files, [shellFile]: { integrity: `sha256-${sha256(shellScript)}`, bytes: shellScript.length } },
    imports: { [shellFile]: [] },
  }
}

function linked({ url, integrity }: { url: string; integrity: string }) {
  return `<link rel="stylesheet" href="${text(url)}" integrity="${text(integrity)}" crossorigin="anonymous">`
}

function sha256(content: string) {
  return createHash('sha256').update(content).digest('base64')
}

function text(value: string) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
