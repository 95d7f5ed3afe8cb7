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

  /** Uploads a version whose page has this heading; with a failure it throws that in its place. */
  async function upload(version: string, { heading, failure }: Shown) {
    const content = packed({ slug, path, version, heading, failure, userTypes, pages })
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
type Shown = { heading: string; failure?: string }
type Version = Shown & Parcel & { slug: string; path: string; version: string }

/** As the tool of teams packs it. */
function packed(version: Version) {
  return storedZip(builtFiles(version))
}

/** As the tool of teams makes `dist/`: a page that says its heading, and has a field to fill in. */
export function builtFiles({ slug, path, version, heading, failure, userTypes = ['operator'], pages = 1 }: Version) {
  const fails = failure === undefined ? '' : `throw new Error(${JSON.stringify(failure)});`
  const code = `System.register([],function(e){"use strict";return{setters:[],execute:function(){
var all=new Map;e({bootstrap:async function(){},
mount:async function(p){${fails}var h=document.createElement("h1"),i=document.createElement("input");h.textContent=${JSON.stringify(heading)};i.setAttribute("aria-label","Note");p.domElement.append(h,i);all.set(p.domElement,1);p.portal.onReady()},
unmount:async function(p){p.domElement.replaceChildren();all.delete(p.domElement)}})}}})`
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
    imports: { [file]: [] },
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
