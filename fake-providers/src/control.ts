import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { faultKinds } from './faults.ts'
import { providers } from './people.ts'
import type { World } from './world.ts'

const newCode = z.strictObject({
  provider: z.enum(providers),
  person: z.string(),
  appId: z.string().optional(),
  from: z.enum(['bridge', 'page']).optional(),
})

const fault = z.strictObject({
  kind: z.enum(faultKinds),
  path: z.string().min(1),
  times: z.int().positive().optional(),
})

/** For tests in another process: codes as the messenger's bridge would issue them, people, the cards that they were sent, and faults. */
export function addControl(app: FastifyInstance, world: World) {
  app.post('/control/codes', async ({ body }) => ({ code: world.issueCode(newCode.parse(body)) }))

  app.post('/control/people', async ({ body }) => {
    world.addPerson(z.strictObject({ id: z.string(), name: z.string() }).parse(body))
    return {}
  })

  app.get('/control/cards', async () => ({ list: world.cards }))

  app.post('/control/faults', async ({ body }) => {
    world.faults.add(fault.parse(body))
    return {}
  })

  app.delete('/control/faults', async () => {
    world.faults.clear()
    return {}
  })
}
