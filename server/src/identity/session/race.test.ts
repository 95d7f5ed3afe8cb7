import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Answer } from '../../test/client.ts'
import { roundsOf } from '../../test/crowd.ts'
import { password } from '../../test/test-server.ts'
import {
  attack,
  isIn,
  keeping,
  resetToken,
  signingIn,
  startRace,
  switching,
  type Attacker,
  type Browser,
  type Race,
} from './test/given-race.ts'

let race: Race

beforeAll(async () => {
  race = await startRace()
})
afterAll(() => race.server.close())

const newPassword = 'a rather long new one'

type Act = {
  what: string
  rounds: number
  /** Whether an attacker with the password is to be stopped, too. */
  endsPassword?: boolean
  /** Whether the session that asks goes on. */
  keepsOwn?: boolean
  act: (own: Browser) => Promise<Answer>
}

const acts: Act[] = [
  {
    what: 'signing out the others',
    rounds: 50,
    keepsOwn: true,
    act: (own) => own.tryCall('endOwnSessions', { id: 'others' }),
  },
  {
    what: 'changing the password',
    rounds: 50,
    endsPassword: true,
    keepsOwn: true,
    act: (own) => own.tryCall('changePassword', { op: 'change', oldPassword: password, newPassword, endOthers: true }),
  },
  {
    what: 'an operator’s reset of the password',
    rounds: 50,
    endsPassword: true,
    act: () => race.operator.tryCall('resetPassword', { op: 'reset', userId: race.person.id }),
  },
  {
    what: 'ending an enterprise’s sessions',
    rounds: 50,
    act: () => race.operator.tryCall('endEnterpriseSessions', { entid: race.enterprise.id }),
  },
  {
    what: 'ending a person’s sessions',
    rounds: 20,
    act: () => race.operator.tryCall('endUserSessions', { userid: race.person.id }),
  },
  {
    what: 'suspending a person',
    rounds: 20,
    endsPassword: true,
    act: () => race.operator.tryCall('updateUser', { userid: race.person.id, version: 1, status: 'suspended' }),
  },
  {
    what: 'choosing a new password by mail',
    rounds: 20,
    endsPassword: true,
    act: () => race.server.client().tryCall('chooseNewPassword', { token: resetToken, newPassword }),
  },
  {
    what: 'resetting the second factors',
    rounds: 20,
    act: () => race.operator.tryCall('resetFactors', { userid: race.person.id }),
  },
]

test.each(acts)(
  'T03: $what is never refused, and no session that renews in a loop survives it',
  async ({ rounds, endsPassword = false, keepsOwn = false, act }) => {
    const [refused, survived] = [new Set<string>(), new Set<number>()]
    for (let round = 0; round < roundsOf(rounds); round += 1) {
      const [own, ...stolen] = await fiveBrowsers()
      const attackers = attackersWith(stolen, endsPassword)
      const { error } = await attack(attackers, () => act(own))
      if (error !== null) refused.add(error)
      if ((await race.live()).length > (keepsOwn ? 1 : 0)) survived.add(round)
      if ((await Promise.all(attackers.map(isIn))).includes(true)) survived.add(round)
    }
    expect([[...refused], survived.size]).toEqual([[], 0])
  },
  300_000,
)

function attackersWith([one, two, three, four]: Stolen, hasPassword: boolean): Attacker[] {
  const last = hasPassword ? signingIn(race) : switching(four, race)
  return [switching(one, race), switching(two, race), keeping(three), last]
}

type Stolen = [Browser, Browser, Browser, Browser]

async function fiveBrowsers(): Promise<[Browser, ...Stolen]> {
  const [own, one, two, three, four] = await race.again(5)
  if (!own || !one || !two || !three || !four) throw new Error('five browsers were asked for')
  return [own, one, two, three, four]
}
