import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildRefused } from '../build-refused.ts'
import { readDeclaration } from '../parcel/read-declaration.ts'
import { parcelTarget } from '../parcel/target.ts'
import { inRepository, parcelSlugs } from '../repository.ts'
import { namesOf, type Names } from './noun-names.ts'
import { reservedWords } from './reserved-words.ts'

const usage = 'Say it like this: npm run new:noun -- organisation/meeting-room --zh 会议室'
/** Areas whose rooms answer calls of an enterprise. */
const areas = ['organisation', 'enterprise', 'conversation', 'application']
/** Icons that fit anything that is kept in a list. */
const icons = ['box', 'pin', 'columns', 'list', 'copy', 'message', 'info', 'filter', 'home', 'mail', 'density', 'sun']

/**
 * `npm run new:noun -- organisation/meeting-room --zh 会议室`: a noun of an enterprise with its table, calls, list and
 * form, in the parcel `enterprise` or in the one that `--parcel` names. It works at once; four files name it. An area
 * with rooms in folders takes `enterprise/access/badge`, too.
 */
export async function newNoun(args: readonly string[]) {
  const { place, zh, parcel } = read(args)
  const [area = '', ...inside] = place.split('/')
  const slug = inside.at(-1) ?? ''
  const names = namesOf(slug, zh)
  refusePlace({ area, folders: inside.slice(0, -1), slug, parcel }, names)
  const at = { area, room: inside.join('/'), parcel }
  const changed = [...write(at, names), ...addTo(at, names)]
  spawnSync(process.execPath, [inRepository('node_modules/oxfmt/bin/oxfmt'), ...changed], { cwd: inRepository() })
  console.log(`${place} is there: server, contract, and the page ${names.path} in the menu of administrators.`)
  console.log('Then: npm run generate, npm run generate -- api, npm run generate -- access. And make it your own.')
  if (zh === undefined) console.log(`Its Chinese words say "${names.zh}": put the right ones in their place.`)
  return 0
}

function read(args: readonly string[]) {
  const options = { zh: { type: 'string' }, parcel: { type: 'string', default: 'enterprise' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { place: positionals[0] ?? '', ...values }
  } catch {
    throw new BuildRefused('new:noun', `this cannot be read. ${usage}`)
  }
}

type NounPlace = { area: string; folders: string[]; slug: string; parcel: string }

function refusePlace({ area, folders, slug, parcel }: NounPlace, { Noun, path }: Names) {
  const refuse = (why: string) => {
    throw new BuildRefused('new:noun', `${why} ${usage}`)
  }
  if (!areas.includes(area)) refuse(`"${area}" is no area of nouns of an enterprise: ${areas.join(', ')}.`)
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug) || slug.length > 30)
    refuse(`"${slug}" cannot be a noun's name: lower-case words with hyphens between, one of them, not several.`)
  if (folders.length > 1 || folders.some((folder) => !isFolderOfRooms(area, folder)))
    refuse(`"${[area, ...folders].join('/')}" is no folder of rooms.`)
  if (reservedWords.has(slug))
    refuse(`SQL or JavaScript has "${slug}" for itself: name the noun by two words, such as own-${slug}.`)
  if (!existsSync(inRepository('microfrontends', parcel, 'src/routes.tsx')))
    refuse(`there is no parcel "${parcel}" with a src/routes.tsx.`)
  const known = globSync(`{server/src/*/{,*/}${slug},shared-utility/src/contract/!(problem)/${slug}.ts}`, {
    cwd: inRepository(),
  })
  if (known.length > 0) refuse(`${known[0]} exists already.`)
  const contract = globSync('shared-utility/src/contract/*/*.ts', { cwd: inRepository() })
  const call = new RegExp(`^  (?:list|get|add|update|delete)${Noun}s?: `, 'm')
  const taken = contract.find((file) => call.test(readFileSync(inRepository(file), 'utf8')))
  if (taken !== undefined) refuse(`${taken} has a call of that name already.`)
  if (declared().some((route) => route.path === path)) refuse(`the path ${path} is a page already.`)
}

function isFolderOfRooms(area: string, folder: string) {
  const path = inRepository('server/src', area, folder)
  return /^[a-z-]+$/.test(folder) && existsSync(path) && !existsSync(`${path}/room.ts`)
}

type At = { area: string; room: string; parcel: string }

/** The files of its own. */
function write({ area, room, parcel }: At, names: Names) {
  const { slug, Noun, Nouns, slugs, fill } = names
  const icon = freeIcon()
  const screens = `microfrontends/${parcel}/src/screens/${slugs}`
  const places: Record<string, string> = {
    'contract/noun-name.ts': `shared-utility/src/contract/${area}/${slug}.ts`,
    'server/migration.ts': `server/src/foundation/db/migrations/${nextNumber()}-${slugs}.ts`,
    'server/scenes.ts': `server/src/${area}/${room}/test/scenes.ts`,
    'server/noun-name.test.ts': `server/src/${area}/${room}/${slug}.test.ts`,
    'screen/zh-CN.json': `${screens}/messages/zh-CN.json`,
    'screen/en-US.json': `${screens}/messages/en-US.json`,
  }
  return globSync('**/*.txt', { cwd: inRepository('importmap/noun') }).map((file) => {
    const name = file.replace(/\.txt$/, '')
    const own = name.replaceAll('NounNames', Nouns).replaceAll('NounName', Noun).replaceAll('noun-name', slug)
    const to = places[name] ?? own.replace('server', `server/src/${area}/${room}`).replace('screen', screens)
    const plain = readFileSync(inRepository('importmap/noun', file), 'utf8')
    const isDeeper = to.startsWith('server/') && !to.includes('/migrations/') && room.includes('/')
    const text = isDeeper ? plain.replaceAll("'../../", "'../../../") : plain
    mkdirSync(inRepository(dirname(to)), { recursive: true })
    writeFileSync(inRepository(to), fill(text).replaceAll('icon-name', icon))
    return to
  })
}

/** The four files that name it, each with a line or two more. */
function addTo({ area, room, parcel }: At, { slug, slugs, noun, nouns, path, title }: Names) {
  const change = (file: string, ...changes: readonly [RegExp, string][]) => {
    const before = readFileSync(inRepository(file), 'utf8')
    const after = changes.reduce((text, [at, by]) => text.replace(at, by), before)
    writeFileSync(inRepository(file), after)
    return file
  }
  const administration = declared().flatMap(({ menu }) => (menu?.group === 'administration' ? [menu.order] : []))
  const route = {
    path,
    title,
    userTypes: ['administrator'],
    menu: { group: 'administration', order: Math.max(800, ...administration) + 5, icon: freeIcon() },
  }
  return [
    change(
      `server/src/${area}/area.ts`,
      [/(?=\nexport const)/, `import { ${noun}Room } from './${room}/room.ts'\n`],
      [/,?\s*\]\)/, `, ${noun}Room])`],
    ),
    change(`shared-utility/src/contract/${area}/index.ts`, [/$/, `export * from './${slug}.ts'\n`]),
    change(`microfrontends/${parcel}/parcel.json`, [/\s*\](?=\s*\}\s*$)/, `, ${JSON.stringify(route)}]`]),
    change(
      `microfrontends/${parcel}/src/routes.tsx`,
      [/(?=\nexport const routes)/, `const ${nouns} = () => import('./screens/${slugs}/pages.tsx')\n`],
      [/(?=\](?![^]*\]))/, `  { path: '${path}', lazy: async () => ({ element: (await ${nouns}()).${nouns} }) },\n`],
    ),
  ]
}

function declared() {
  return parcelSlugs().flatMap((parcel) => readDeclaration(parcelTarget(parcel)).routes)
}

/** What an administrator sees has distinct icons. */
function freeIcon() {
  const seen = declared().flatMap(({ menu, userTypes }) =>
    menu && (userTypes ?? ['administrator']).includes('administrator') ? [menu.icon] : [],
  )
  return icons.find((icon) => !seen.includes(icon)) ?? 'list'
}

function nextNumber() {
  const numbers = globSync('[0-9]*.ts', { cwd: inRepository('server/src/foundation/db/migrations') }).map((file) =>
    Number.parseInt(file),
  )
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}
