import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Artifact } from '@atrium/shared-utility/contract'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { packed } from '../../release/release/test/given-upload.ts'

const system = fileURLToPath(new URL('../../../../../node_modules/systemjs/dist/system.min.js', import.meta.url))
const loader = `;{const n=document.currentScript.nonce,p=trustedTypes.createPolicy('atrium-loader',{createScriptURL:u=>u});
System.constructor.prototype.createScript=u=>Object.assign(document.createElement('script'),{async:true,crossOrigin:'anonymous',nonce:n,src:p.createScriptURL(u)})}`
const shared = `System.register([],e=>({setters:[],execute(){e({atriumStore:{set(){}},setPortal(){},async startLanguage(){}})}}))`

/** A portal with as much of a loader and of the shared set as a page needs to mount something. */
export async function makeWorkingPortal() {
  const portal = await makePortalFolder()
  const file = path.join(portal.folder, 'importmap/dist/portal.json')
  const built = JSON.parse(await readFile(file, 'utf8'))
  const scripts = new Map([
    ['boot', ['core.x.js', (await readFile(system, 'utf8')) + loader]],
    ['shared', ['shared.x.js', shared]],
  ] as const)
  for (const { folder, artifact } of built.parts) {
    const [name, text] = scripts.get(artifact.slug) ?? []
    if (name === undefined || text === undefined) continue
    await writeFile(path.join(portal.folder, folder, name), text)
    artifact.files[name] = described(text)
    artifact.entries[artifact.slug === 'boot' ? 'core' : '@atrium/shared-utility'] = name
  }
  await writeFile(file, JSON.stringify(built))
  return portal
}

type Deployer = { slug: string; team: string; paths: string[] }

/** A version that can be mounted, as it is uploaded; `mount` is what it does then. */
export function mountable({ slug, team, paths }: Deployer, version: string, mount = '') {
  const text = `System.register([],e=>({setters:[],execute(){e({async bootstrap(){},
    async mount(props){const h=document.createElement('h1');h.textContent='${version}';props.domElement.append(h);props.portal.onReady();${mount}},
    async unmount(props){props.domElement.replaceChildren()}})}}))`
  const file = `main.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`
  const name = `@${team}/${slug}`
  const title = { 'zh-CN': '团队', 'en-US': 'Team' }
  const manifest: Artifact = {
    slug,
    kind: 'parcel',
    version,
    files: { [file]: described(text) },
    entries: { [name]: file },
    imports: { [file]: [] },
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [],
    declaration: {
      name,
      description: title,
      routes: [{ path: `${paths[0] ?? ''}/home`, kind: 'default', title, open: false, public: false }],
    },
  }
  return packed({ manifest, files: { [file]: text } })
}

function described(text: string) {
  return { integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`, bytes: Buffer.byteLength(text) }
}
