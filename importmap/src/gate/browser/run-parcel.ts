import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { UserType, type GateFinding } from '@atrium/shared-utility/contract'
import { createFindings, type Findings } from './findings.ts'
import { onlyKnown } from './known-files.ts'
import { launch } from './launch.ts'
import { patienceFor, runLimits } from './limits.ts'
import { openShell, type ShellFacts } from './mock-shell.ts'
import { Over } from './over.ts'
import { composePage, origin } from './page.ts'
import { answerRequests } from './requests.ts'
import { mountsOfPage, runPage } from './run-page.ts'
import type { RunProgress, RunTask } from './task.ts'
import { watchViolations } from './violations.ts'
import { watchMemory } from './watch-memory.ts'
import { watchPage } from './watch-page.ts'
import { within } from './within.ts'

type Around = { read: (url: string) => Promise<Uint8Array | null>; progress: (progress: RunProgress) => void }
type Declaration = NonNullable<RunTask['manifest']['declaration']>
type Route = Declaration['routes'][number]
type Run = Around & { task: RunTask; findings: Findings; counted: () => void; inTime: () => void }

/** Opens each page of a parcel in a browser, and says what is wrong. Throws what is not the parcel's fault. */
export async function runParcel(task: RunTask, around: Around): Promise<GateFinding[]> {
  const findings = createFindings()
  const routes = task.manifest.declaration?.routes ?? []
  const run = {
    ...around,
    read: onlyKnown(task, around.read),
    task,
    findings,
    ...counter(routes.length, around.progress),
  }
  const memory = watchMemory()
  const browser = await launch(task.chromium)
  try {
    for (const route of routes) if (!(await openRoute(browser, { route, run }))) break
  } catch (error) {
    if (!memory.isOver()) throw error
    findings.add('runMemory', { megabytes: runLimits.memoryBytes / 1024 / 1024 })
  } finally {
    memory.stop()
    // One whose page never ends is ended with this process.
    await within(10_000, browser.close()).catch(() => undefined)
  }
  return findings.all()
}

function counter(routes: number, progress: Around['progress']) {
  const of = routes * mountsOfPage
  const mostMs = patienceFor(routes)
  const begunAt = performance.now()
  let done = 0
  const inTime = () => {
    if (performance.now() - begunAt > mostMs) throw new Over('runTooLong', { seconds: mostMs / 1000 }, 'run')
  }
  return {
    inTime,
    counted() {
      inTime()
      progress({ done: Math.min((done += 1), of), of })
    },
  }
}

/** False where no other page need be opened. */
async function openRoute(browser: Browser, { route, run }: { route: Route; run: Run }) {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false, locale: run.task.lang })
  try {
    run.inTime()
    await openIn(context, { route, run })
    return true
  } catch (error) {
    if (!(error instanceof Over)) throw error
    run.findings.add(error.code, error.values)
    return error.ends === 'page'
  } finally {
    await within(5000, context.close()).catch(() => undefined)
  }
}

type Context = Awaited<ReturnType<Browser['newContext']>>

async function openIn(context: Context, { route, run }: { route: Route; run: Run }) {
  const { task, findings, read, counted } = run
  const nonce = randomBytes(16).toString('base64url')
  const { html, headers, own } = composePage(task)
  const requests = await answerRequests(context, {
    findings,
    read: async (url) => own.get(url) ?? read(url),
    page: () => ({
      body: html(nonce, { lang: task.lang, title: route.title[task.lang] ?? '' }),
      headers: Object.fromEntries(headers(nonce)),
    }),
  })
  await context.addInitScript(watchPage)
  const page = await context.newPage()
  context.on('page', (other) => void other.close().catch(() => undefined))
  const session = await watchViolations(page, { findings, route: route.path })
  const url = origin + route.path.replaceAll(/:\w+/g, '1')
  requests.open(url)
  await page.goto(url, { waitUntil: 'load', timeout: runLimits.openMs })
  // Every page that opens from here on is opened by the parcel.
  requests.open('')
  await within(runLimits.openMs, page.evaluate(openShell, shellFacts(task, { route, nonce })))
  const { mountMs = runLimits.mountMs } = task
  await runPage(page, { route: route.path, session, findings, isQuiet: requests.isQuiet, mountMs, counted })
}

function shellFacts({ manifest, lang }: RunTask, { route, nonce }: { route: Route; nonce: string }): ShellFacts {
  const [type = 'member'] = route.userTypes ?? []
  return {
    lang,
    nonce,
    slug: manifest.slug,
    modules: { shell: '@atrium/root-config', shared: '@atrium/shared-utility' },
    name: manifest.declaration?.name ?? '',
    config: {
      revision: 'gate',
      core: 'gate',
      routes: [],
      apps: [],
      dependencies: {},
      edition: 'product',
      lang,
      langVersion: 'gate',
      demo: false,
      space: null,
    },
    session: {
      login: true,
      is_login: 1,
      isSysUpdating: false,
      pageType: 'portal',
      user_type: UserType[type],
      userId: 'gate',
      userName: 'Gate',
      curEntId: null,
      loginHomepage: '/user/workbench',
      lang,
      roles: [],
    },
  }
}
