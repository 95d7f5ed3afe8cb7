import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Answer, Client } from '../testing/client.ts'
import { password } from '../testing/test-server.ts'
import { attack, keeping, signingIn, startRace, switching, type Attacker, type Race } from './given-race.ts'

const rounds = Number(process.env.RACE_ROUNDS ?? 200)
let race: Race

beforeAll(async () => {
  race = await startRace()
})
afterAll(() => race.server.close())

type Act = (own: Client & { id: string }) => Promise<Answer>

/** By whom it is done, and who of the attackers has the password. */
const acts: [string, { knowsPassword: boolean; keepsOwn: boolean; act: Act }][] = [
  [
    'signing out the others',
    { knowsPassword: false, keepsOwn: true, act: (own) => own.tryCall('endOwnSessions', { id: 'others' }) },
  ],
  [
    'changing the password',
    {
      knowsPassword: true,
      keepsOwn: true,
      act: (own) =>
        own.tryCall('changePassword', { op: 'change', oldPassword: password, newPassword: 'a rather long new one' }),
    },
  ],
  [
    'an operator’s reset of the password',
    {
      knowsPassword: true,
      keepsOwn: false,
      act: () => race.operator.tryCall('resetPassword', { op: 'reset', userId: race.person.id }),
    },
  ],
  [
    'ending an enterprise’s sessions',
    {
      knowsPassword: false,
      keepsOwn: false,
      act: () => race.operator.tryCall('endEnterpriseSessions', { entid: race.enterprise.id }),
    },
  ],
]

test.each(acts)(
  'T03: %s is survived by nobody who renews in a loop',
  async (_what, { knowsPassword, keepsOwn, act }) => {
    const found = { refused: 0, survived: 0 }
    for (let round = 0; round < rounds; round += 1) {
      await race.again()
      const own = await race.stolen()
      const attackers = await four(knowsPassword)
      const answer = await attack(attackers, () => act(own))
      if (answer.error !== null) {
        found.refused += 1
      }
      const [live, isIn] = [await race.live(), await Promise.all(attackers.map(getsIn))]
      if (live.length > (keepsOwn ? 1 : 0) || isIn.includes(true)) found.survived += 1
    }
    expect(found).toEqual({ refused: 0, survived: 0 })
  },
  300_000,
)

async function four(knowsPassword: boolean): Promise<Attacker[]> {
  const fourth = knowsPassword ? signingIn(race) : switching(await race.stolen(), race)
  return [
    switching(await race.stolen(), race),
    switching(await race.stolen(), race),
    keeping(await race.stolen({ isKept: true })),
    fourth,
  ]
}

async function getsIn({ browser }: Attacker) {
  return (await browser.tryCall('getHomeLink', {})).error === null
}
