import { z } from 'zod'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { assets } from './assets.ts'
import { holdConversations } from './conversations/hold.ts'
import { openToSome } from './audience.ts'
import { liveOn } from './daily.ts'
import type { DemoApplication } from './demo-application.ts'
import { design, isPublished } from './design.ts'
import { selectColleagues } from './people-query.ts'
import { repairs } from './repairs/repairs.ts'
import { writeRecords } from './records.ts'
import { tellNews } from './staff-news.ts'
import { fillWorkbenches } from './workbench.ts'

export const demoApplicationsKind = 'demoApplications'

type Payload = { entId: string }

const applications: Readonly<Record<string, readonly DemoApplication[]>> = {
  [demoEnterprises.one.id]: [assets, repairs],
}

/**
 * Makes the conversations and the applications of a demo enterprise by the calls with which people make theirs: designed, published, and worked with for
 * weeks. Each step looks at what is there, so it goes on where a killed process left it.
 */
export const demoApplications = defineJob<Payload>({
  kind: demoApplicationsKind,
  payload: z.object({ entId: z.string() }),
  retryFrom: 'failedStep',
  steps: [
    // First: they are there at once, and records take longer.
    { name: 'conversations', work: conversations },
    { name: 'design', work: (of, context) => each(of, context, design) },
    { name: 'publish', work: (of, context) => each(of, context, isPublished) },
    { name: 'records', work: (of, context) => each(of, context, writeRecords) },
    { name: 'audience', work: (of, context) => each(of, context, openToSome) },
    { name: 'workbenches', work: livelyWorkbenches },
    { name: 'daily', work: daily },
    { name: 'news', work: news },
  ],
})

async function each({ entId }: Payload, context: WorkContext, work: typeof design) {
  const people = await context.services.tx(platform, (db) => selectColleagues(db, entId))
  for (const application of applications[entId] ?? [])
    if ((await work(application, { entId, people, context })) === 'later') return 'later'
  return 'done'
}

async function conversations({ entId }: Payload, context: WorkContext) {
  const people = await context.services.tx(platform, (db) => selectColleagues(db, entId))
  return holdConversations({ entId, people, context })
}

async function livelyWorkbenches({ entId }: Payload, context: WorkContext) {
  const people = await context.services.tx(platform, (db) => selectColleagues(db, entId))
  await fillWorkbenches(assets, { entId, people, context })
  return 'done' as const
}

async function daily({ entId }: Payload, context: WorkContext) {
  const people = await context.services.tx(platform, (db) => selectColleagues(db, entId))
  await liveOn({ entId, people, context })
  return 'done' as const
}

/** One for all enterprises. */
async function news({ entId }: Payload, { services, now }: WorkContext) {
  if (entId === demoEnterprises.one.id) await tellNews({ services, now })
  return 'done' as const
}
