import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parcelSlug, parcelTeam, sdkIndex } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { Misuse } from './misuse.ts'
import type { Outcome } from './outcome.ts'
import { fetchDocument } from './portal.ts'

type CreateOptions = { folder: string; portal?: string; template: string; names: string[] }

const example = 'atrium create @team/hello --portal https://portal.example.com'
const texts = z.record(z.string(), z.string())
/** Their files, and what tests, types and compilers need beside the portal's packages. */
const allTemplates = z.record(z.string(), z.object({ files: texts, packages: texts }))
type Template = z.infer<typeof allTemplates>[string]

/** `atrium create @team/hello`: a folder `hello` with a parcel that builds, and whose tests pass. */
export async function create({ folder, portal, template: asked, names }: CreateOptions): Promise<Outcome> {
  const { name, slug } = nameIn(names)
  if (portal === undefined) throw new Misuse(`Which portal is it for? Say it like this: ${example}`)
  const template = templateOf(asked)
  const target = path.join(folder, slug)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new BuildRefused(slug, `${target} is not empty. Choose another name, or remove it first.`)
  const { packages } = await fetchDocument(portal, 'index.json', sdkIndex)
  const own = packages
    .filter(({ name: one }) => one !== '@atrium/create')
    .map((one) => [one.name, `${portal}/sdk/${one.file}`] as const)
  const files = { ...filesOf(template, { name, slug }), '.gitignore': 'node_modules/\ndist/\n.atrium/\n' }
  const manifest = packageFile({
    name,
    portal,
    packages: { ...Object.fromEntries(own), ...template.packages },
  })
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifest }))
    write(path.join(target, file), text)
  return {
    isGood: true,
    lines: [
      `${slug}/ has the parcel ${name}: its words are in src/messages, its routes in parcel.json.`,
      `Go on with: cd ${slug} && npm install && npm test && npm run build && npm run check`,
    ],
    data: { name, slug, folder: target },
  }
}

function nameIn(names: readonly string[]) {
  const [name = '', ...more] = names
  const [, team, slug] = /^@([^/]+)\/([^/]+)$/.exec(name) ?? []
  if (
    more.length === 0 &&
    parcelTeam.safeParse(team).success &&
    slug !== undefined &&
    parcelSlug.safeParse(slug).success
  )
    return { name, slug }
  throw new Misuse(
    `"${names.join(' ')}" cannot be a parcel's name. It is that of the team and its own, as operators have registered them, in lower-case letters, digits and hyphens: ${example}`,
  )
}

/** Beside the program in its package, importmap/src/sdk/tool-package.ts. */
function templateOf(asked: string) {
  const text = readFileSync(path.join(import.meta.dirname, 'templates.json'), 'utf8')
  const all = allTemplates.parse(JSON.parse(text))
  const template = Object.hasOwn(all, asked) ? all[asked] : undefined
  if (template) return template
  throw new Misuse(`There is no template "${asked}". There are ${Object.keys(all).join(', ')}.`)
}

/** Its name stands everywhere in the template. */
function filesOf({ files }: Template, { name, slug }: { name: string; slug: string }): Record<string, string> {
  const pascal = slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const named = (text: string) =>
    text
      .replaceAll('@atrium/template', name)
      .replaceAll(/(?<!<\/?)\btemplate\b(?!>)/g, slug)
      .replaceAll('Template', pascal)
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, named(text)]))
}

type PackageFacts = { name: string; portal: string; packages: Record<string, string> }

function packageFile({ name, portal, packages }: PackageFacts) {
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'atrium build',
      check: 'atrium check',
      test: 'atrium test',
      e2e: 'atrium test --browser',
      types: 'tsc',
    },
    atrium: { portal },
    devDependencies: Object.fromEntries(
      Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other)),
    ),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
