import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { must } from '../../foundation/process/error/must.ts'
import { confirmOn } from '../entrance/scan/test/given.ts'
import type { Answer } from '../../test/client.ts'
import { roundsOf } from '../../test/crowd.ts'
import { password } from '../../test/test-server.ts'
import { attack, isIn, startRace, switching, type Browser, type Race } from './test/given-race.ts'

let race: Race

beforeAll(async () => {
  race = await startRace()
})
afterAll(() => race.server.close())

const rounds = roundsOf(20)
const longestMs = 300_000
const newPassword = 'a rather long new one'

const acts: { what: string; act: (stolen: Browser, own: Browser) => Promise<Answer> }[] = [
  { what: 'an operator ends it', act: ({ id }) => race.operator.tryCall('endLiveSession', { id }) },
  { what: 'its person ends it elsewhere', act: ({ id }, own) => own.tryCall('endOwnSessions', { id }) },
  { what: 'its person signs out of it', act: ({ cookies }) => copyWith(cookies).tryCall('signOut', {}) },
]

test.each(acts)(
  'T03: four copies of a session that renew it in a loop are out when $what',
  async ({ act }) => {
    let survived = 0
    for (let round = 0; round < rounds; round += 1) {
      const [stolen, own] = await race.again(2)
      if (!stolen || !own) throw new Error('two browsers were asked for')
      stolen.cookies.delete('keep')
      const before = Object.assign(copyWith(stolen.cookies), { id: stolen.id })
      const attackers = [0, 1, 2, 3].map(() => switching(copyWith(stolen.cookies), race))
      const answer = await attack(attackers, () => act(before, own))
      expect(answer.error).toBeNull()
      if ((await race.live()).some((id) => id !== own.id)) survived += 1
      if ((await Promise.all(attackers.map(isIn))).includes(true)) survived += 1
    }
    expect(survived).toBe(0)
  },
  longestMs,
)

test(
  'T03: a member who is removed from an enterprise while they renew in a loop is out of it',
  async () => {
    const { enterprise, administrator, person } = race
    for (let round = 0; round < rounds; round += 1) {
      const attackers = (await race.again(4)).map((browser) => switching(browser, race))
      const { error } = await attack(attackers, () => administrator.tryCall('removeMember', { userId: person.id }))
      expect(error).toBeNull()
      const inside = attackers.map(({ browser }) =>
        browser.tryCall('getCurrentEnterprise', {}, { space: enterprise.id }),
      )
      const outside = attackers.map(({ browser }) => browser.tryCall('getCurrentEnterprise', {}))
      const answers = await Promise.all([...inside, ...outside])
      expect(answers.filter((answer) => answer.error === null)).toEqual([])
    }
  },
  longestMs,
)

test('T03: a sign-in under way with the old password is refused once it is changed, and leaves no session', async () => {
  const { person, server } = race
  const [own] = await race.again(1)
  const { passwords } = server.services
  const verify = passwords.verify.bind(passwords)
  const spy = jest.spyOn(passwords, 'verify').mockImplementationOnce(async (typed, stored, turn) => {
    const isRight = await verify(typed, stored, turn)
    await own?.call('changePassword', { op: 'change', oldPassword: password, newPassword, endOthers: true })
    return isRight
  })
  const answer = await server.client().tryCall('signIn', { loginId: person.loginId, password })
  spy.mockRestore()
  expect(answer.error).toBe('badCredentials')
  expect(await race.live()).toHaveLength(1)
})

test('T03: what a session had let in by a scan does not come in after the sessions were ended', async () => {
  const [stolen] = await race.again(1)
  const computer = race.server.client()
  await confirmOn({ phone: must(stolen, 'the browser that was asked for'), computer })
  await race.operator.call('endUserSessions', { userid: race.person.id })
  expect(await computer.call('pollScan', { op: 'poll' })).toEqual({ state: 'cancelled' })
  expect(await race.live()).toEqual([])
})

function copyWith(cookies: Browser['cookies']) {
  const copy = race.server.client()
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}
