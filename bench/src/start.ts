import path from 'node:path'
import type { Browser } from 'playwright'
import { withBrowser } from './browser.ts'
import type { Figure, Size } from './figure.ts'
import { listening, serverEnvironment } from './portal-server.ts'
import { startProgram } from './program.ts'
import { copyRepository, tasksOf } from './repository-copy.ts'
import { inRepository } from './repository.ts'
import { median } from './statistics.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { usableAfter } from './usable.ts'

const rounds = { whole: 3, smoke: 1 }

/** `npm start`: in a copy with nothing built and no database yet, then here with nothing stale and the data found again. */
export async function start(size: Size): Promise<Figure[]> {
  return withTemporaryFolder((folder) =>
    withBrowser(async (browser) => {
      const copy = await copyRepository(path.join(folder, 'repository'), { withBuild: false })
      const dataFolder = path.join(folder, 'data')
      const compiled = path.join(copy, '.cache/compile')
      const first = await secondsToSignInPage({
        browser,
        dataFolder,
        args: [tasksOf(copy), 'start'],
        cwd: copy,
        compiled,
      })
      const again: number[] = []
      for (let round = 0; round < rounds[size]; round += 1)
        again.push(
          await secondsToSignInPage({ browser, dataFolder, args: [inRepository('importmap/bin/run.cjs'), 'start'] }),
        )
      return [
        {
          name: 'npm start, installed but nothing built, to a usable sign-in page',
          unit: 's',
          measured: first,
          budget: { atMost: 90 },
        },
        {
          name: 'npm start, nothing stale, to a usable sign-in page',
          unit: 's',
          measured: median(again),
          budget: { atMost: 5 },
        },
      ]
    }),
  )
}

type Attempt = { browser: Browser; dataFolder: string; args: string[]; cwd?: string; compiled?: string }

async function secondsToSignInPage({ browser, dataFolder, args, cwd, compiled }: Attempt) {
  const startedAt = performance.now()
  const cache = compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }
  const program = startProgram(args, { cwd, env: { ...serverEnvironment(dataFolder), ...cache } })
  try {
    const port = await program.says(listening)
    const context = await browser.newContext()
    await usableAfter(await context.newPage(), `http://127.0.0.1:${port}/home/login`)
    await context.close()
    return (performance.now() - startedAt) / 1000
  } finally {
    await program.stop()
  }
}
