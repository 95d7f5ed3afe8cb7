import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '../../../foundation/db/id.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { appCalls, departmentCalled, isStillOurs, onBehalfOf, type Demo } from './demo.ts'
import type { DemoApplication, DemoRole } from './demo-application.ts'

export const maker = 'developer'

/** Designs an application and begins to publish it, unless that was done. */
export async function design(application: DemoApplication, demo: Demo) {
  if (!(await isStillOurs(demo))) return 'later'
  if ((await find(application, demo)) === undefined)
    await onBehalfOf(maker, demo, (call) => draft(application, demo, call))
  const drafted = must(await find(application, demo), `the application ${application.name}`)
  const { id: appId, liveVersion } = drafted
  if (liveVersion !== null) return 'done'
  await onBehalfOf(maker, demo, async (call) => {
    if ((await appCalls.getApplicationDraft({ appId }, call)).publishing !== null) return
    const planned = await appCalls.planPublish({ appId }, call)
    await appCalls.publishApplication({ appId, draft: planned.draft, note: '' }, call)
  })
  return 'done'
}

async function draft({ entities, views, roles, ...application }: DemoApplication, demo: Demo, call: Context) {
  const { name, nameEn, icon, color } = application
  const named = { name, nameEn, icon, color }
  const { id: appId } = await appCalls.addBuiltApplication(named, call)
  // Tables and roles stand in the order in which they were made.
  const after = (seconds: number) => ({ ...call, now: new Date(call.now.getTime() + seconds * 1000) })
  for (const [index, { table }] of entities.entries()) {
    const { uid, ...body } = table
    await appCalls.putEntity({ appId, uid, rev: 0, body }, after(index))
  }
  for (const [index, body] of views.entries())
    await appCalls.putAppView({ appId, uid: newId(), rev: 0, body }, after(index))
  for (const [index, role] of roles.entries()) await addRole(appId, role, { demo, call: after(index) })
  await appCalls.updateBuiltApplication({ appId, ...named, isVisible: true }, call)
}

type Drawing = { demo: Demo; call: Context }

async function addRole(appId: string, { body, people }: DemoRole, { demo, call }: Drawing) {
  const uid = newId()
  await appCalls.putAppRole({ appId, uid, rev: 0, body }, call)
  const departments = await appCalls.listDepartments({}, call)
  for (const { loginId, department } of people) {
    const userId = loginId === undefined ? null : must(demo.people.get(loginId), `${loginId} in the demo`).id
    const departmentId = department === undefined ? null : departmentCalled(department, departments).id
    await appCalls.addAppRoleMember({ appId, uid, userId, departmentId, isDeep: false }, call)
  }
}

export async function find({ name }: DemoApplication, demo: Demo) {
  const built = await onBehalfOf(maker, demo, (call) => appCalls.listBuiltApplications({}, call))
  return built.find((one) => one.name === name)
}

const lookAgainMs = 300

/** Waits for the job that publishes it. */
export async function isPublished(application: DemoApplication, demo: Demo) {
  while (await isStillOurs(demo)) {
    if (((await find(application, demo))?.liveVersion ?? null) !== null) return 'done'
    await wait(lookAgainMs, undefined, { signal: demo.context.stopping }).catch(() => undefined)
  }
  return 'later'
}
