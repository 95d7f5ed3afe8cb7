import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { reportSignInSize } from '../assemble/sign-in-size.ts'
import { buildPortal } from '../build.ts'
import { reportBuiltIn } from '../gate/built-in.ts'
import { readingSteps, unitStep } from './check.ts'
import { findForStories } from './chromium.ts'
import { failuresOfStories } from './failures.ts'
import { jest } from './jest.ts'
import { emptyStatements, oldestRun } from './oldest-database.ts'
import { reportFile } from './report-file.ts'
import { run } from './run-node.ts'
import { starts } from './scripts.ts'
import { runSteps, whole, type Count, type Step } from './steps.ts'

const startsStep: Step = {
  title: 'starts that are broken, and starts after a kill',
  run: ({ output, niceness }) => whole(starts(['--short'], { stdio: ['ignore', output, output], niceness })),
}

const gateStep: Step = {
  title: 'parcels that the gate runs in Chromium',
  async run(how) {
    const chromium = await findForStories()
    if (!chromium) return noChromium()
    return jest('browser', ['--selectProjects', 'browser'], { env: { CHROMIUM_PATH: chromium }, how })
  },
}

/**
 * `npm test`: everything, and at the end one line that sums it all. Tests of the server wait for a ninth of their
 * time, for processes, locks and limits, and stories for more of it, for pages and answers: what waits for nobody
 * runs beside them all and takes what they leave.
 */
export function test() {
  const steps = [
    { title: 'build, the size of the sign-in page, and the gate that teams pass', run: build },
    { title: 'server on PostgreSQL 18', run: serverOn18 },
    { title: 'what else PostgreSQL 15 could answer, over TCP with a password', run: serverOn15 },
    { title: 'stories in Chromium', run: stories },
  ]
  return runSteps(steps, [...readingSteps, startsStep, gateStep, unitStep])
}

async function build(): Promise<Count> {
  const portal = await buildPortal('production')
  const refused = reportBuiltIn()
  const held = [reportSignInSize(portal), refused === 0].filter(Boolean).length
  return { passed: 1 + held, failed: 2 - held }
}

function serverOn18() {
  const env = { TEST_STATEMENTS_FOLDER: emptyStatements('all') }
  return jest('server-18', ['--selectProjects', 'server'], { env })
}

function serverOn15() {
  const { whole: files, racing, env } = oldestRun()
  console.log(`${files.length} files, and the races of ${racing.length}, docs/decisions/049-tests-on-two-databases.md`)
  const paths = ['--runTestsByPath', ...files, ...racing]
  return jest('server-15', ['--selectProjects', 'server', ...paths], { env })
}

const report = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

async function stories(): Promise<Count> {
  const chromium = await findForStories()
  if (!chromium) return noChromium()
  const file = reportFile('playwright.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'], {
    env,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { stats } = report.parse(written)
  const failed = stats.unexpected + stats.flaky
  const failures = failuresOfStories(written)
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, failures }
}

function noChromium(): Count {
  console.error('No Chromium could be found or installed; set CHROMIUM_PATH to one.')
  return { passed: 0, failed: 1 }
}
