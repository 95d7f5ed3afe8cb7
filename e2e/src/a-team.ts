import { createHash, randomBytes } from 'node:crypto'
import { storedZip } from '@atrium/importmap/stored-zip'
import { UserType, type Artifact, type UserTypeName } from '@atrium/shared-utility/contract'
import { createClient } from '@atrium/shared-utility/testing/client'
import type { Given, Stage } from './given.ts'

/** A team with a parcel of its own, one page or more at a path that no other story uses, and a deploy token for it. */
export async function aTeam(given: Given, { url }: Stage, { userTypes = ['operator'], pages = 1 }: Parcel = {}) {
  const operator = await given.confirmed(UserType.operator)
  const slug = `crm-${randomBytes(4).toString('hex')}`
  const path = `/${slug}`
  await operator.call('addTeamParcel', { slug, team: 'sales', paths: [path], contact: 'Sales systems' })
  const { token } = await operator.call('addDeployToken', { slug, label: 'Story', days: 1 })
  const machine = createClient(url, { headers: { authorization: `Bearer ${token}` } })
  return { slug, path, operator, machine, upload, release, withdraw }

  /** Uploads a version whose page has this heading; with a failure it throws that in its place, mounted or when drawn. */
  async function upload(version: string, shown: Shown) {
    const content = packed({ slug, path, version, ...shown, userTypes, pages })
    await machine.call('uploadArtifact', {}, { content })
  }

  /** Uploads a version whose page has this heading, and puts it in force. */
  async function release(version: string, heading: string) {
    await upload(version, { heading })
    return machine.call('releaseOwnParcel', { version })
  }

  async function withdraw() {
    await operator.call('withdrawParcel', { slug, reason: 'The story is over' })
  }
}

type Parcel = { userTypes?: UserTypeName[]; pages?: number }
/** `isDrawn`: it is mounted, and throws when it is drawn, where the kit shows its failure card in place of it. */
type Shown = { heading: string; failure?: string; isDrawn?: boolean }
type Version = Shown & Parcel & { slug: string; path: string; version: string }

/** As the tool of teams packs it. */
function packed(version: Version) {
  return storedZip(builtFiles(version))
}

/** As the tool of teams makes `dist/`: a page that says its heading, and has a field to fill in. */
export function builtFiles(shown: Version) {
  const { slug, path, version, isDrawn = false, userTypes = ['operator'], pages = 1 } = shown
  const code = isDrawn ? drawnByKit(shown) : drawnByItself(shown)
  const digest = createHash('sha256').update(code)
  const integrity = `sha256-${digest.copy().digest('base64')}`
  const file = `main.${digest.digest('hex').slice(0, 8)}.js`
  const name = `@sales/${slug}`
  const title = { 'zh-CN': `客户 ${slug}`, 'en-US': `Customers ${slug}` }
  const menu = { group: 'overview', order: 1990, icon: 'box' } as const
  const page = { kind: 'root', title, open: false, public: false, userTypes } as const
  const manifest: Artifact = {
    slug,
    kind: 'parcel',
    version,
    files: { [file]: { integrity, bytes: Buffer.byteLength(code) } },
    entries: { [name]: file },
    imports: { [file]: isDrawn ? [kit] : [] },
    ...(isDrawn && { needs: { '@atrium/shared-utility': '^0.1.0' } }),
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [],
    declaration: {
      name,
      description: title,
      routes: [
        { ...page, path, menu },
        ...Array.from({ length: pages - 1 }, (_, n) => ({ ...page, path: `${path}/more-${n}` })),
      ],
    },
  }
  const bytes = (text: string) => new Uint8Array(Buffer.from(text))
  return new Map([
    ['artifact.json', bytes(JSON.stringify(manifest))],
    [file, bytes(code)],
  ])
}

function drawnByItself({ heading, failure }: Shown) {
  return `System.register([],function(e){"use strict";return{setters:[],execute:function(){
var all=new Map;e({bootstrap:async function(){},
mount:async function(p){${thrown(failure)}var h=document.createElement("h1"),i=document.createElement("input");h.textContent=${JSON.stringify(heading)};i.setAttribute("aria-label","Note");p.domElement.append(h,i);all.set(p.domElement,1);p.portal.onReady()},
unmount:async function(p){p.domElement.replaceChildren();all.delete(p.domElement)}})}}})`
}

const kit = '@atrium/shared-utility/parcel'

function drawnByKit({ slug, path, heading, failure }: Version) {
  const page = `function(){${thrown(failure)}return ${JSON.stringify(heading)}}`
  const words = '{"zh-CN":{},"en-US":{}}'
  return `System.register([${JSON.stringify(kit)}],function(e){"use strict";var d;return{setters:[function(m){d=m.defineParcel}],execute:function(){
var p=d({name:${JSON.stringify(`@sales/${slug}`)},messages:${words},routes:[{path:${JSON.stringify(path)},Component:${page}}]});e({bootstrap:p.bootstrap,mount:p.mount,unmount:p.unmount})}}})`
}

function thrown(failure?: string) {
  return failure === undefined ? '' : `throw new Error(${JSON.stringify(failure)});`
}
