import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { portalParts, type Artifact } from '@atrium/shared-utility/contract'

type Route = NonNullable<Artifact['declaration']>['routes'][number]

const routesEach = 5
/** So many have an entry in the navigation as one of this many. */
const menuEvery = 10

export const pathOf = (parcel: number, route = 0) => `/p${parcel}/r${route}`
export const headingOf = (parcel: number) => `Parcel ${parcel}`

/** Adds parcels as teams release them to what a copy of the repository has built. Answers all artifacts. */
export async function addParcels(repository: string, count: number) {
  const file = path.join(repository, 'importmap/dist/portal.json')
  const { mode, parts } = portalParts.parse(JSON.parse(await readFile(file, 'utf8')))
  for (let number = 0; number < count; number += 1) {
    const folder = `generated/p${number}`
    const { artifact, files } = parcelOf(number)
    await mkdir(path.join(repository, folder), { recursive: true })
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(repository, folder, name), content)
    parts.push({ folder, artifact })
  }
  await writeFile(file, JSON.stringify({ mode, parts }))
  return parts.map(({ artifact }) => artifact)
}

/** An entry and a part that it imports, five pages, and now and then an entry of the navigation. */
function parcelOf(number: number): { artifact: Artifact; files: Record<string, string> } {
  const part = `System.register([],function(e){return{execute:function(){e("heading",${JSON.stringify(headingOf(number))})}}})`
  const partName = nameOf('part', part)
  const entry = entryOf(partName)
  const entryName = nameOf('main', entry)
  const files = { [partName]: part, [entryName]: entry }
  const name = `@team${number}/p${number}`
  const artifact: Artifact = {
    slug: `p${number}`,
    kind: 'parcel',
    version: '1.0.0',
    files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, factsOf(content)])),
    entries: { [name]: entryName },
    imports: { [entryName]: [`./${partName}`], [partName]: [] },
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [],
    declaration: {
      name,
      description: { 'zh-CN': `团队 ${number}`, 'en-US': `Team ${number}` },
      routes: Array.from({ length: routesEach }, (_, route) => routeOf(number, route)),
    },
  }
  return { artifact, files }
}

function routeOf(number: number, route: number): Route {
  const menu = { group: 'work', order: 1000 + number, icon: 'box' } as const
  return {
    path: pathOf(number, route),
    kind: 'root',
    title: { 'zh-CN': `第 ${number} 个团队的页面 ${route}`, 'en-US': `Page ${route} of team ${number}` },
    open: false,
    public: false,
    ...(route === 0 && number % menuEvery === 0 ? { menu } : {}),
  }
}

/** Draws its heading with nothing but the document. */
function entryOf(part: string) {
  return `System.register(["./${part}"],function(e){var p;return{setters:[function(m){p=m}],execute:function(){
e("bootstrap",async function(){});
e("mount",async function(o){var h=document.createElement("h1");h.textContent=p.heading;o.domElement.append(h)});
e("unmount",async function(o){o.domElement.replaceChildren()})}}})`
}

function nameOf(name: string, content: string) {
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`
}

function factsOf(content: string) {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { integrity, bytes: Buffer.byteLength(content) }
}
