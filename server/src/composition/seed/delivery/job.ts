import { z } from 'zod'
import { defineJob, type WorkContext } from '../../../foundation/job/job.ts'
import { leaveBulk } from './bulk.ts'
import { openDesk, type Desk } from './desk.ts'
import { sendPackages } from './packages.ts'
import { rollOut } from './rollouts.ts'
import { listHosts } from './rules.ts'
import { leaveUpdate } from './updates.ts'

export const demoDeliveryKind = 'demoDelivery'

/**
 * Gives the operators of a demo a fortnight of deliveries to look at. Each step looks at what is there, so it goes on where
 * a killed process left it, and may run again when the example parcels come.
 */
export const demoDelivery = defineJob({
  kind: demoDeliveryKind,
  payload: z.object({}),
  retryFrom: 'failedStep',
  steps: [
    { name: 'packages', work: (_, context) => atDesk(context, sendPackages) },
    {
      name: 'daily',
      work: (_, context) =>
        atDesk(context, async (desk) => {
          await leaveUpdate(desk)
          await listHosts(desk)
          await leaveBulk(desk)
          return 'done'
        }),
    },
    {
      name: 'rollouts',
      work: (_, context) =>
        atDesk(context, async (desk) => {
          await rollOut(desk)
          return 'done'
        }),
    },
  ],
})

async function atDesk(context: WorkContext, work: (desk: Desk) => Promise<'done' | 'later'>) {
  const desk = await openDesk(context)
  return desk === null ? 'done' : work(desk)
}
