import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { must } from '../../../foundation/process/error/must.ts'
import type { Job } from '../../../foundation/job/job.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { announcementJob } from './announcement-job.ts'
import { givenAuthor, inMs, isShown } from './test/given-announcement.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Its table is locked, or the database too slow, for as long as `isAway`. */
function jobWhile(isAway: () => boolean): Job {
  const [first, ...rest] = announcementJob.steps
  const open = must(first !== undefined && 'run' in first ? first : undefined, 'the step that opens it')
  const run: typeof open.run = async (of, context) => {
    if (isAway()) throw new Problem('overloaded', { seconds: 1 })
    await open.run(of, context)
  }
  return { ...announcementJob, steps: [{ ...open, run }, ...rest] }
}

test('an announcement whose moment falls into an hour in which the database is too slow is published once it is not', async () => {
  const { write, administrator, member } = await givenAuthor(server)
  const draft = await write({ publishAt: inMs(hourMs) })
  await administrator.call('publishAnnouncement', draft)
  let isAway = true
  const job = jobWhile(() => isAway)
  const runAt = (minutes: number) => {
    const now = () => new Date(Date.now() + hourMs + minutes * minuteMs)
    return runNext({ jobs: [job], services: server.services, log: pino({ level: 'silent' }), now })
  }
  for (let minutes = 1; minutes < 60; minutes += 6) expect(await runAt(minutes)).toBe(true)
  expect(await isShown(member, draft.id)).toBe(false)
  isAway = false
  await runAt(70)
  expect(await isShown(member, draft.id)).toBe(true)
})
