import { expect } from '@playwright/test'
import { UserType, userTypes } from '@atrium/shared-utility/contract'
import type { Client } from '@atrium/shared-utility/testing/client'
import type { Visit } from '@atrium/shared-utility/testing/decision-table'
import { createGiven, signInAll, type Stage } from '../given.ts'
import type { PortalProcess } from '../portal-process.ts'

type State = Pick<Visit, 'twoStep' | 'isUpdating'>

const dayMs = 24 * 60 * 60_000

/** A person of every type who signed in while nothing was asked of them, and the two settings of the table. */
export async function createTableStage(portal: PortalProcess, stage: Stage) {
  const given = createGiven({ ...stage, sessions: await signInAll(stage.url, stage.password) })
  const people = new Map<UserType, Client>()
  for (const type of userTypes) people.set(type, await given.signedIn(type))
  let asked: Visit['twoStep'] = 'off'
  return { sessionOf, bring }

  function sessionOf(who: Visit['who']) {
    return who === 'nobody' ? {} : personOf(who).cookieValues()
  }

  /** `due` is for good: afterwards the person who could change it is held as well. */
  async function bring({ twoStep, isUpdating }: State) {
    if (twoStep !== asked) {
      await update(false)
      await askForTwoStep(twoStep)
      asked = twoStep
    }
    await update(isUpdating)
  }

  async function update(isUpdating: boolean) {
    await portal.maintenance(isUpdating ? 'on' : 'off')
    const known = async () => (await given.client().call('getAppStatus', {})).isSysUpdating
    await expect.poll(known).toBe(isUpdating)
  }

  async function askForTwoStep(when: Visit['twoStep']) {
    const effectiveTime = when === 'due' ? null : new Date(Date.now() + 30 * dayMs).toISOString()
    const policy = { open: true, effectiveTime, trustDeviceDays: 0, applyTo: 'all' } as const
    for (const type of [UserType.administrator, UserType.operator])
      await personOf(type).call('verifyPassword', { op: 'verify', password: stage.password })
    await personOf(UserType.operator).call('updatePlatformTwoStep', policy)
    await personOf(UserType.administrator).call('updateTwoStepPolicy', { ...policy, roleIds: [] })
    const states = async () => Promise.all([...people.values()].map((person) => person.call('checkTwoStep', {})))
    const effective = when === 'due' ? 'true' : 'false'
    await expect.poll(async () => (await states()).every((state) => state.effective === effective)).toBe(true)
  }

  function personOf(type: UserType) {
    const person = people.get(type)
    if (!person) throw new Error(`Nobody of type ${type} has signed in`)
    return person
  }
}
