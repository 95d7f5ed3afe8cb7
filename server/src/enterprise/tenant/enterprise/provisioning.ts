import { insertMessage } from '../../message/message/queries.ts'
import { plainText, provisionSteps } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob, type JobContext } from '../../../foundation/job/job.ts'
import { addInitialPassword, makeOwnerAdministrator } from './administrator.ts'
import { provisionKind } from './progress-query.ts'
import { addApplications, addRoles, addSpaceSettings, openEnterprise } from './provisioning-query.ts'
import { welcome } from './starter.ts'

type Payload = { entId: string }
type Step = (typeof provisionSteps)[number]

const runs: Record<Step, (payload: Payload, context: JobContext) => Promise<void>> = {
  space: async ({ entId }, { db }) => addSpaceSettings(db, entId),
  roles: async ({ entId }, { db, newId }) => addRoles(db, { entId, newId }),
  async administrator({ entId }, context) {
    const { userId, isNew } = await makeOwnerAdministrator(context.db, entId)
    // A person who had an account comes in as they always did.
    if (isNew) await addInitialPassword(userId, context)
  },
  applications: async ({ entId }, { db, newId }) => addApplications(db, { entId, newId }),
  async welcome({ entId }, context) {
    await addWelcome(entId, context)
    await openEnterprise(context.db, { entId, now: context.now })
  },
}

/**
 * Sets an enterprise up. A step may run again after a crash, so each leaves alone what is there already.
 * The steps and their order are the contract's: they are what the operator sees.
 */
export const provisioning = defineJob<Payload>({
  kind: provisionKind,
  lane: 'letter',
  staysFailed: true,
  payload: z.object({ entId: z.string() }),
  retryFrom: 'failedStep',
  steps: provisionSteps.map((name) => ({ name, run: runs[name] })),
})

async function addWelcome(entId: string, { db, newId, now }: JobContext) {
  await insertMessage(db, {
    title_zh: welcome['zh-CN'].title,
    content_zh: JSON.stringify(plainText(welcome['zh-CN'].content)),
    title_en: welcome['en-US'].title,
    content_en: JSON.stringify(plainText(welcome['en-US'].content)),
    id: newId(),
    key: `welcome:${entId}`,
    audience: 'ent',
    audience_ids: [entId],
    publish_at: now,
  })
}
