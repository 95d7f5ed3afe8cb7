import { parseArgs } from 'node:util'
import leven from 'leven'
import { Misuse } from './misuse.ts'

const options = {
  portal: { type: 'string' },
  template: { type: 'string', default: 'react' },
  paths: { type: 'string' },
  browser: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en-US' },
  reason: { type: 'string' },
  with: { type: 'string' },
  enterprises: { type: 'string' },
  'user-types': { type: 'string' },
  percent: { type: 'string' },
  by: { type: 'string' },
  'halt-openings': { type: 'string' },
  'halt-errors': { type: 'string' },
  'halt-slower': { type: 'string' },
  from: { type: 'string' },
  account: { type: 'string' },
  port: { type: 'string' },
  hours: { type: 'string' },
  people: { type: 'string' },
  revision: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** What each command takes besides what all of them do: an option that does nothing here would be believed to do something. */
const taken: Record<string, readonly (keyof typeof options)[]> = {
  create: ['template'],
  build: [],
  upgrade: [],
  check: ['paths', 'browser'],
  release: ['reason', 'with'],
  rollout: ['reason', 'percent', 'enterprises', 'user-types', 'by', 'halt-openings', 'halt-errors', 'halt-slower'],
  promote: ['reason'],
  halt: ['reason'],
  rollback: ['reason', 'from'],
  status: [],
  dev: ['account', 'port', 'hours'],
  preview: ['hours', 'people'],
  export: ['revision'],
  import: ['reason'],
}
/** What each of these makes, writes or reads is named after it. */
const withNames: readonly string[] = ['create', 'export', 'import']
const takenByAll: readonly string[] = ['portal', 'lang', 'json', 'help']

/** What a command was given. Throws Misuse, which names the option and the one that it may have been meant to be. */
export function parseArguments(args: readonly string[]) {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const named = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const unknown = named.find(({ rawName }) => !optionNames.includes(rawName))?.rawName
  if (unknown !== undefined) throw new Misuse(`There is no option ${unknown}.${likely(unknown, optionNames)} ${listed}`)
  refuseOthers(
    positionals,
    named.map(({ name }) => name),
  )
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // An option without its value, or with one that it does not take: Node names it.
    if (error instanceof TypeError) throw new Misuse(`${error.message}\n${listed}`, { cause: error })
    throw error
  }
}

/** Throws Misuse for what belongs to another command. */
function refuseOthers([command = '', ...words]: readonly string[], named: readonly string[]) {
  const own = taken[command]
  if (own === undefined) return
  const [other] = named.filter((name) => !takenByAll.includes(name) && !own.some((one) => one === name))
  if (other !== undefined) throw new Misuse(`"atrium ${command}" takes no --${other}.${ofOthers(other)} ${listed}`)
  if (!withNames.includes(command) && words.length > 0)
    throw new Misuse(`"atrium ${command}" takes no "${words.join(' ')}": ${whichVersion[command] ?? listed}`)
}

function ofOthers(option: string) {
  const commands = Object.keys(taken).filter((name) => taken[name]?.some((one) => one === option))
  return ` It belongs to ${commands.map((name) => `"atrium ${name}"`).join(', ')}.`
}

const asInPackage = 'the version is the one that package.json says.'
const whichVersion: Record<string, string> = {
  release: asInPackage,
  rollout: asInPackage,
  preview: asInPackage,
  promote: 'the version is the one that is being rolled out.',
  rollback:
    'the version is the last good one, as "atrium status" says. --from names the version to leave. Operators can bring any other one back.',
}

/** What the developer may have meant, as a sentence; nothing where nothing is near. */
export function likely(given: string, known: readonly string[]) {
  const [first] = known
    .map((name) => ({ name, steps: leven(given, name) }))
    .filter(({ steps }) => steps <= mostSteps)
    .toSorted((one, other) => one.steps - other.steps)
  return first === undefined ? '' : ` Is it ${first.name}?`
}

export const listed = '"atrium --help" lists what there is.'

/** So many characters wrong are a slip of a finger. */
const mostSteps = 2
const optionNames = Object.keys(options).map((name) => `--${name}`)
