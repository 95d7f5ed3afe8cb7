import { must } from '../../../foundation/process/error/must.ts'
import { appCalls, departmentCalled, isStillOurs, onBehalfOf, type Demo } from './demo.ts'
import { find } from './design.ts'
import type { DemoApplication } from './demo-application.ts'

const administrator = 'admin'

/** Opens an application to the departments that it is meant for, and lets the others of its demo ask, unless that was done. */
export async function openToSome(application: DemoApplication, demo: Demo) {
  const { openTo, requests } = application
  if (openTo.length === 0) return 'done'
  if (!(await isStillOurs(demo))) return 'later'
  const { id } = must(await find(application, demo), `the application ${application.name}`)
  const isNew = await onBehalfOf(administrator, demo, async (call) => {
    const { version, audience } = await appCalls.getApplicationAccess({ id }, call)
    if (audience === 'chosen') return false
    const all = await appCalls.listDepartments({}, call)
    const departmentIds = openTo.map((name) => departmentCalled(name, all).id)
    const access = { id, version, audience: 'chosen' } as const
    await appCalls.updateApplicationAccess({ ...access, userIds: [], departmentIds, isAskable: true }, call)
    return true
  })
  if (!isNew) return 'done'
  for (const { by, reason } of requests)
    await onBehalfOf(by, demo, (call) => appCalls.askForApplication({ id, reason }, call))
  return 'done'
}
