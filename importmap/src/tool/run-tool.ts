import { parseArgs } from 'node:util'
import { BuildRefused } from '../build-refused.ts'
import { build } from './build.ts'
import { Misuse } from './misuse.ts'
import type { Outcome } from './outcome.ts'
import { portalAddress, PortalSilent } from './portal.ts'

const usage = `atrium: parcels of a team, for a running portal

  atrium build   makes dist/ with the parcel's files and artifact.json

  --portal <url>   the portal that it is for; package.json has it as "atrium": { "portal": "…" }
  --json           says what came of it as one JSON object
  --help           says this

It ends with 0 when all is well, with 1 when something was refused, with 2 when it was asked wrongly.`

const options = {
  portal: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Given = { folder: string; portal?: string; names: string[] }

const commands: Record<string, (given: Given) => Promise<Outcome>> = { build }

/** Runs one command in a folder and answers its exit code. What somebody can mend is told in a sentence. */
export async function runTool(args: readonly string[], folder: string) {
  const isJson = args.includes('--json')
  try {
    const outcome = await perform(args, folder)
    tell(outcome, isJson)
    return outcome.isGood ? 0 : 1
  } catch (error) {
    const isMisuse = error instanceof Misuse
    if (!isMisuse && !(error instanceof BuildRefused) && !(error instanceof PortalSilent)) throw error
    tell({ isGood: false, lines: [error.message], data: { refused: [error.message] } }, isJson)
    return isMisuse ? 2 : 1
  }
}

async function perform(args: readonly string[], folder: string): Promise<Outcome> {
  const { values, positionals } = parsed(args)
  const [name, ...names] = positionals
  if (values.help) return { isGood: true, lines: [usage], data: { usage } }
  const command = name === undefined ? undefined : commands[name]
  if (!command) throw new Misuse(`${name === undefined ? 'What shall be done?' : `There is no "${name}".`}\n\n${usage}`)
  // React and its kin choose their files by it.
  process.env.NODE_ENV = 'production'
  return command({ folder, portal: values.portal === undefined ? undefined : portalAddress(values.portal), names })
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (error instanceof TypeError) throw new Misuse(`${error.message}\n\n${usage}`, { cause: error })
    throw error
  }
}

function tell({ isGood, lines, data }: Outcome, isJson: boolean) {
  if (isJson) console.log(JSON.stringify({ ok: isGood, ...data }))
  else for (const line of lines) (isGood ? console.log : console.error)(line)
}
