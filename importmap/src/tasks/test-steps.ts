import { reportSignInSize } from '../assemble/sign-in-size.ts'
import { buildPortal } from '../build.ts'
import { reportBuiltIn } from '../gate/built-in.ts'
import { findForStories } from './chromium.ts'
import { countOfStories } from './failures.ts'
import { countReported, runHeard } from './heard.ts'
import { jest } from './jest.ts'
import { reportFile, reportFolder } from './report-file.ts'
import { runNode } from './run-node.ts'
import { starts } from './scripts.ts'
import { failedFor, type Count } from './count.ts'
import { whole, type Step } from './steps.ts'

let statementsFolder = ''

export const buildStep: Step = {
  title: 'build, the size of the sign-in page, and the gate that teams pass',
  async run() {
    const portal = await buildPortal('production')
    const refused = reportBuiltIn()
    const held = [reportSignInSize(portal), refused === 0].filter(Boolean).length
    return { passed: 1 + held, failed: 2 - held }
  },
}

export const serverStep: Step = {
  title: 'server on PostgreSQL 18',
  run() {
    statementsFolder = reportFolder('statements')
    return jest('server-18', ['--selectProjects', 'server'], { env: { TEST_STATEMENTS_FOLDER: statementsFolder } })
  },
}

/** After the tests of the server, which leave what they asked. */
export const statementsStep: Step = {
  title: 'every statement of these tests, understood by PostgreSQL 15',
  run({ output }, done) {
    const files = done.find(({ step }) => step === serverStep.title)?.count.files ?? 0
    const args = ['server/src/test/plan-statements.ts', statementsFolder, String(files)]
    return whole(runNode(args, { stdio: ['ignore', output, output] }))
  },
}

/** What databases do by themselves, by the names of the files: races, locks, fences and walls between tenants, several processes. */
const aboutDatabases = String.raw`server/src/.*(race|[/-]lock|wall|processes|specification|foundation/db/)`

export const oldestDatabaseStep: Step = {
  title: 'races, locks and fences on PostgreSQL 15, over TCP with a password',
  run: () =>
    jest('server-15', ['--selectProjects', 'server', '--testPathPatterns', aboutDatabases], {
      env: { ATRIUM_TEST_DATABASE_URL: 'postgres15' },
    }),
}

export const startsStep: Step = {
  title: 'starts that are broken, and starts after a kill',
  run: ({ output, niceness }) => whole(starts(['--short'], { stdio: ['ignore', output, output], niceness })),
}

export const gateStep: Step = {
  title: 'parcels that the gate runs in Chromium',
  async run(how) {
    const chromium = await findForStories()
    if (!chromium) return noChromium()
    return jest('browser', ['--selectProjects', 'browser'], { env: { CHROMIUM_PATH: chromium }, how })
  },
}

export const storiesStep: Step = {
  title: 'stories in Chromium',
  async run(how) {
    const chromium = await findForStories()
    if (!chromium) return noChromium()
    const file = reportFile('playwright.json')
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json']
    const heard = await runHeard(['node_modules/@playwright/test/cli.js', ...args], how, { env })
    return countReported({ name: 'the stories', file, ...heard, countOf: countOfStories })
  },
}

function noChromium(): Count {
  return failedFor('Chromium', 'None could be found or installed; set CHROMIUM_PATH to one.')
}
