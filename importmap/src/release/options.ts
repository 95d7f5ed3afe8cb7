import { parseArgs } from 'node:util'
import { isLang, langs, type Lang } from '@atrium/shared-utility/contract'
import { Misuse } from '../tool/misuse.ts'
import { portalAddress } from '../tool/portal.ts'

export const usage = `npm run release: versions of what changed, from the history; and what a running portal has otherwise

  npm run release                            versions and changelogs of what changed since the last time, and a build
  npm run release -- --portal <url>          the same, and then sends what differs to that portal: its parcels are in
                                             force at once, as one revision; a change of what runs where people sign
                                             in (the shared set, the scripts of the page, the shell, parcels with
                                             pages without a sign-in) waits for another operator

  The portal is asked with a platform token that a root operator made, from the environment: ATRIUM_PLATFORM_TOKEN

  --dry-run           says what would be done: no version is made, and nothing is sent
  --wait              ends once another operator has decided
  --reason "…"        what operators read beside it
  --built <folder>    sends what was built in that copy of the repository, which has its full run of the
                      tests: no versions, and no build
  --lang zh-CN        the language of what the portal says; otherwise en-US
  --json              says what came of it as one JSON object
  --help              says this

  Everything else is for "lerna version": --yes does not ask; --force-publish=@atrium/scan makes a version although
  nothing was committed.

It ends with 0 when all is well, also when there is nothing to release; with 1 when something was refused; with 2 when it
was asked wrongly.`

const own = {
  portal: { type: 'string' },
  built: { type: 'string' },
  reason: { type: 'string' },
  wait: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  lang: { type: 'string', default: 'en-US' },
  help: { type: 'boolean', default: false },
} as const

export type ReleaseOptions = {
  portal?: string | undefined
  built?: string | undefined
  reason?: string | undefined
  wait: boolean
  isDryRun: boolean
  json: boolean
  lang: Lang
  help: boolean
  /** The arguments for lerna. */
  rest: string[]
}

/** Throws Misuse, which says what to write instead. */
export function optionsIn(args: readonly string[]): ReleaseOptions {
  const { ours, rest } = divided(args)
  const { portal, built, reason, wait, 'dry-run': isDryRun, json, lang, help } = read(ours)
  if (!isLang(lang)) throw new Misuse(`The languages are ${langs.join(' and ')}, not "${lang}".`)
  const alone = Object.entries({ '--built': built, '--reason': reason, '--wait': wait || undefined })
  const [without] = alone.filter(([, value]) => value !== undefined)
  if (portal === undefined && without !== undefined)
    throw new Misuse(`${without[0]} is for a release to a portal. Say which: --portal https://portal.example.com`)
  if (built !== undefined && rest.length > 0)
    throw new Misuse(`With --built no versions are made, so ${rest.join(' ')} does nothing. Leave it out.`)
  if (reason !== undefined && (reason === '' || reason.length > mostReason))
    throw new Misuse(`A reason has 1 to ${mostReason} characters.`)
  const address = portal === undefined ? undefined : portalAddress(portal)
  return { portal: address, built, reason, wait, isDryRun, json, lang, help, rest }
}

/** The most that the portal takes. */
export const mostReason = 200

/** Divides the arguments into ours and lerna's. */
function divided(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: own, allowPositionals: true, strict: false, tokens: true })
  const mine = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(own, token.name)) continue
    mine.add(token.index)
    if (token.value !== undefined && token.inlineValue === false) mine.add(token.index + 1)
  }
  return { ours: args.filter((_, index) => mine.has(index)), rest: args.filter((_, index) => !mine.has(index)) }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: own }).values
  } catch (error) {
    // An option without its value, or with one that it does not take: Node names it.
    if (error instanceof TypeError)
      throw new Misuse(`${error.message}\n"npm run release -- --help" lists what there is.`, { cause: error })
    throw error
  }
}
