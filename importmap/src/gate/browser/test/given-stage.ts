import { createHash } from 'node:crypto'
import type { Artifact, GateStage } from '@atrium/shared-utility/contract'
import { classic, systemScript } from '../../../assemble/boot-scripts.ts'

type Files = Record<string, string>

/** A page's real loader, with the few names of the shared set that a page begins with. */
export async function givenStage() {
  const boot: Files = {
    'core.00000000.js': `${systemScript()};(function(){${await classic('keep-main.ts', 'production')}})();`,
    'loader.00000000.js': await classic('main.ts', 'production'),
  }
  const shared: Files = { 'shared.00000000.js': sharedScript }
  const parts: Artifact[] = [
    part('shared', shared, { '@atrium/shared-utility': 'shared.00000000.js' }),
    part('boot', boot, { core: 'core.00000000.js', loader: 'loader.00000000.js' }),
    part('shell', {}, { '@atrium/root-config': 'gone.js' }),
  ]
  const files = new Map([
    ...Object.entries(boot).map(([name, text]) => [`/assets/boot/${name}`, text] as const),
    ...Object.entries(shared).map(([name, text]) => [`/assets/shared/${name}`, text] as const),
  ])
  const stage: GateStage = { parts, headers: { 'content-security-policy': policy } }
  return { stage, files }
}

// The policy that the server sends with every page (server/src/foundation/call/http/headers.ts).
const policy = [
  "default-src 'self'",
  "script-src 'nonce-{nonce}' 'strict-dynamic'",
  "style-src 'self' 'nonce-{nonce}'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types atrium-loader',
].join('; ')

const sharedScript = `System.register([],function(e){return{setters:[],execute:function(){
e({atriumStore:{set(){}},baseConfigAtom:1,sessionAtom:2,addressAtom:3,setPortal(){},async startLanguage(){}})}}})`

function part(kind: Artifact['kind'], files: Files, entries: Artifact['entries']): Artifact {
  return { slug: kind, kind, version: '1.0.0', files: described(files), entries, imports: {}, exports: {}, css: [] }
}

export function described(files: Files) {
  const of = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, { integrity: of(text), bytes: Buffer.byteLength(text) }]),
  )
}
