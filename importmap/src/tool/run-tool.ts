import { isLang, langs, type Lang } from '@atrium/shared-utility/contract'
import { likely, listed, parseArguments } from './arguments.ts'
import { conclude } from './conclude.ts'
import { Misuse } from './misuse.ts'
import type { Outcome } from './outcome.ts'
import type { Whom } from './rollout.ts'
import { portalAddress } from './portal.ts'

const usage = `atrium: parcels of a team, for a running portal

  atrium create @team/hello --portal <url>   makes a folder with a parcel of that name
  atrium build                               makes dist/: the parcel's files, and artifact.json
  atrium upgrade                             puts the versions that the portal has now into package.json
  atrium test                                runs its tests; what follows is for Jest
  atrium test --browser                      builds it, and plays the tests of e2e/ in the portal, with this
                                             build in place; what follows is for Playwright
  atrium check                               builds, and says what the portal's gate would say
  atrium check --browser                     the same, and runs it in a browser as the portal does
  atrium release                             builds, uploads it and puts it in force for everybody
  atrium release --with ../stock             the same of several parcels at once: all of them, or none
  atrium rollout --percent 5                 builds, uploads it and puts it in force for some people; while
                                             that runs, the same with more gives it to more
  atrium promote                             puts what is rolled out in force for everybody
  atrium halt                                gives everybody what is in force again, at once
  atrium rollback                            puts the last good version in force
  atrium status                              says what is in force, and how the roll-out goes
  atrium dev --account <sign-in name>        shows the parcel from this machine inside the portal, to this
                                             account alone; a file that is saved is shown at once
  atrium preview                             builds, uploads it and prints a link that shows it to whoever
                                             opens it, without releasing it
  atrium export revision.zip                 writes what a portal is made of into one signed file
  atrium import revision.zip                 makes another portal of it; both with a platform token, from the
                                             environment: ATRIUM_PLATFORM_TOKEN

  Whatever else asks the portal for any of this does so with a deploy token, from the environment: ATRIUM_DEPLOY_TOKEN

  --portal <url>      the portal that it is for; package.json has it as "atrium": { "portal": "…" }
  --template vue      for create: react, vue, svelte or web-component; otherwise react
  --paths /crm,/tax   for check: the paths that operators have registered for the team
  --lang zh-CN        the language of what the gate and the portal say; otherwise en-US
  --reason "…"        what operators read beside what is released, rolled out, halted or taken back
  --enterprises a1,b2 for rollout: the ids of enterprises all of whose people get it
  --user-types member for rollout: nobody but these, such as member,administrator
  --by enterprise     for rollout: the percentage is of enterprises; otherwise of people
  --halt-openings 5   for rollout: from so many openings on it may halt by itself; otherwise 20, and 5 where
                      it goes to named enterprises alone
  --halt-errors 2     for rollout: so many more of a hundred openings may have an error; otherwise 5
  --halt-slower 20    for rollout: by so many percent it may open more slowly; otherwise 50. All three may
                      be smaller than that, never larger
  --from 2.1.0        for rollback: the version to leave; where another one is in force, nothing is done
  --with ../a,../b    for release: folders of other parcels, each with a token of its own in the environment:
                      ATRIUM_DEPLOY_TOKEN_STOCK for the parcel stock
  --port 5199         for dev: otherwise a free one
  --hours 4           for dev and preview: 1 to 10, otherwise 8; then it ends by itself
  --people 5          for preview: how many may open the link, 1 to 20, otherwise one
  --revision 12       for export: an earlier revision than the one in force
  --json              says what came of it as one JSON object; dev says one a line
  --help              says this

How it is done is told in node_modules/@atrium/parcel/docs: parcel-teams.md, and existing-parcels.md for a parcel that is there already.
It ends with 0 when all is well, with 1 when something was refused, with 2 when it was asked wrongly.`

type CommandContext = {
  folder: string
  portal?: string
  template: string
  paths?: string[]
  inBrowser: boolean
  reason?: string
  others?: string[]
  lang: Lang
  whom: Whom
  from?: string
  account?: string
  port?: number
  hours?: string
  people?: string
  revision?: string
  say: (line: string, event: Record<string, unknown>) => void
  names: string[]
}
type Command = (given: CommandContext) => Promise<Outcome>

/** Each is loaded only when asked for: a bundler takes its time. */
const commands: Record<string, () => Promise<Command>> = {
  create: async () => (await import('./create.ts')).create,
  build: async () => (await import('./build.ts')).build,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  check: async () => (await import('./check.ts')).check,
  release: async () => (await import('./release.ts')).release,
  rollout: async () => (await import('./rollout.ts')).rollout,
  promote: async () => (await import('./steer.ts')).promote,
  halt: async () => (await import('./steer.ts')).halt,
  rollback: async () => (await import('./steer.ts')).rollback,
  status: async () => (await import('./status.ts')).status,
  dev: async () => (await import('./dev/dev.ts')).dev,
  export: async () => (await import('./revision-bundle.ts')).exportRevision,
  import: async () => (await import('./revision-bundle.ts')).importRevision,
  preview: async () => (await import('./preview.ts')).preview,
}

/** Runs one command in a folder and answers its exit code. What the developer can mend is told in a sentence. */
export async function runTool(args: readonly string[], folder: string) {
  return conclude(args.includes('--json'), async () => {
    if (args[0] !== 'test') return perform(args, folder)
    return (await import('./run-tests.ts')).runTests(args.slice(1), folder)
  })
}

async function perform(args: readonly string[], folder: string): Promise<Outcome> {
  const { values, positionals } = parseArguments(args)
  const [name, ...names] = positionals
  if (values.help) return { isGood: true, lines: [usage], data: { usage } }
  const load = name === undefined ? undefined : commands[name]
  if (name === undefined) throw new Misuse(`${usage}\n\nWhat shall be done?`)
  if (!load) throw new Misuse(`There is no "${name}".${likely(name, [...Object.keys(commands), 'test'])} ${listed}`)
  if (!isLang(values.lang)) throw new Misuse(`The languages are ${langs.join(' and ')}, not "${values.lang}".`)
  // React and its kin choose their files by it.
  process.env.NODE_ENV = 'production'
  const command = await load()
  return command({
    folder,
    portal: values.portal === undefined ? undefined : portalAddress(values.portal),
    template: values.template,
    paths: values.paths === undefined ? undefined : pathsIn(values.paths),
    inBrowser: values.browser,
    reason: values.reason,
    others: values.with?.split(','),
    lang: values.lang,
    whom: {
      enterprises: values.enterprises,
      userTypes: values['user-types'],
      percent: values.percent,
      by: values.by,
      haltOpenings: values['halt-openings'],
      haltErrors: values['halt-errors'],
      haltSlower: values['halt-slower'],
    },
    from: values.from,
    account: values.account,
    port: portIn(values.port),
    hours: values.hours,
    people: values.people,
    revision: values.revision,
    say: (line, event) => console.log(values.json ? JSON.stringify({ ...event, line }) : line),
    names,
  })
}

function pathsIn(given: string) {
  const paths = given.split(',').map((one) => one.trim())
  const wrong = paths.find((one) => !/^\/[^/]/.test(one))
  if (wrong === undefined) return paths.map((one) => one.replace(/\/$/, ''))
  throw new Misuse(`"${wrong}" is no path. Each begins with "/" and has a name: --paths /crm,/crm-reports`)
}

function portIn(given: string | undefined) {
  if (given === undefined) return undefined
  const port = Number(given)
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port
  throw new Misuse(`"${given}" is no port. It is a number from 1024 to 65535.`)
}
