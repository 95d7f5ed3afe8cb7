import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BuildRefused } from '../build-refused.ts'
import { readDeclaration } from '../parcel/read-declaration.ts'
import { inRepository, parcelSlugs } from '../repository.ts'
import { parcelTarget } from '../parcel/target.ts'

const template = 'microfrontends/_template'
// Names that would collide with a part of the portal, or with the first word of a path that the server answers.
const reserved = [
  'template',
  'shared',
  'shared-utility',
  'shell',
  'boot',
  'root-config',
  'importmap',
  'server',
  'e2e',
  'bench',
  'base',
]
const serverPaths = ['assets', 'api', 'api2', 'sapi', 'napi', 'service_org', 'livez', 'readyz', 'metrics', 'openapi']

/** `npm run new:parcel -- hello`: copies the template to microfrontends/hello, under that name everywhere in it. */
export async function newParcel([slug = '']: readonly string[]) {
  refuseName(slug)
  const folder = `microfrontends/${slug}`
  cpSync(inRepository(template), inRepository(folder), { recursive: true, filter: isSource })
  for (const file of globSync('**/*', { cwd: inRepository(folder), withFileTypes: true })) {
    if (file.isFile()) rename(`${file.parentPath}/${file.name}`, slug)
  }
  console.log(`${folder} is there: the portal shows it at /${slug} after the next start, with a place in the menu.`)
  console.log('Its words are in src/messages, its routes in parcel.json and src/routes.tsx. Nothing else was touched.')
  return 0
}

function refuseName(slug: string) {
  const usage = 'Say it like this: npm run new:parcel -- hello'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    throw new BuildRefused(
      'new:parcel',
      `"${slug}" cannot be a parcel's name: lower-case letters, digits and single hyphens, at most 40. ${usage}`,
    )
  }
  if (reserved.includes(slug) || serverPaths.includes(slug))
    throw new BuildRefused('new:parcel', `"${slug}" is a name of the portal itself. ${usage}`)
  if (existsSync(inRepository('microfrontends', slug)))
    throw new BuildRefused('new:parcel', `microfrontends/${slug} exists already.`)
  const owner = ownerOf(`/${slug}`)
  if (owner) throw new BuildRefused('new:parcel', `the path /${slug} belongs to the parcel ${owner}.`)
}

/** The parcel that takes a path: as its own route, or below or above one that the new parcel would shadow. */
function ownerOf(path: string) {
  return parcelSlugs().find((other) =>
    readDeclaration(parcelTarget(other)).routes.some(
      (route) => route.path === path || route.path.startsWith(`${path}/`),
    ),
  )
}

function isSource(path: string) {
  return !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(inRepository(template).length))
}

function rename(path: string, slug: string) {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll('template', slug).replaceAll('Template', pascal(slug)))
  const renamed = path.replace(/Template(?=[^/]*$)/, pascal(slug))
  if (renamed !== path) renameSync(path, renamed)
}

function pascal(slug: string) {
  return slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
