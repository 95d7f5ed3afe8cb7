import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callAreas, calls, type Call, type CallName } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../foundation/call/context/token-access.ts'
import { must } from '../../foundation/process/error/must.ts'
import { accessPage, type Walked } from '../../test/access-page.ts'
import { callNames } from '../../test/call-names.ts'
import { leastInput } from '../../test/least-input.ts'
import { oneOfEach } from '../../test/one-of-each.ts'
import { isAlike, isOpenToAll, startWalk } from '../../test/walk.ts'
import { isChange } from './marks.ts'
import { verdictsAtTheDoor } from './test/door.ts'

/**
 * The answer of the gates to every kind of session in every kind of place, for every call; it is docs/access.md.
 * When a change of the rules changes that, read the difference as carefully as the change, and write it anew:
 *
 *     npm run generate -- access
 */
const isWriting = process.env.ATRIUM_WRITE_ACCESS !== undefined

/** These refuse only later than the gates: they know enterprises that their input names. */
const refusing: readonly CallName[] = ['switchEnterprise', 'getEnterpriseUser']

let walk: Awaited<ReturnType<typeof startWalk>>
let walked: Walked[]
let differences: string[]

beforeAll(async () => {
  walk = await startWalk()
  walked = []
  differences = []
  for (const kind of walk.kinds) {
    const verdicts = await verdictsAtTheDoor(kind, walk.server)
    const alike = (name: CallName) => JSON.stringify(verdicts.get(name))
    const probes = oneOfEach(
      callNames.filter((name) => !refusing.includes(name)),
      alike,
    )
    for (const [name, verdict] of await kind.walk([...probes, ...refusing])) {
      if (probes.includes(name) && alike(name) !== JSON.stringify(verdict))
        differences.push(`${name} as ${kind.title}: ${JSON.stringify(verdict)}, at the door ${alike(name)}`)
      verdicts.set(name, verdict)
    }
    walked.push({ title: kind.title, verdicts })
  }
}, 300_000)
afterAll(() => walk.close())

test('one call of each verdict is answered over HTTP to every kind of session as the door says', () => {
  expect(differences).toEqual([])
})

test('the walk asks every call for something that its schema lets through', () => {
  const refused = callNames.filter((name) => !calls[name].input.safeParse(leastInput(calls[name])).success)
  expect(refused).toEqual([])
})

test('T01: what every kind of session may do, and where, is what docs/access.md says', async () => {
  const page = accessPage(walked)
  const file = path.join(walk.repositoryFolder, 'docs/access.md')
  if (isWriting) await writeFile(file, page)
  expect(page).toBe(await readFile(file, 'utf8'))
})

test('calls that any caller may make refuse no session for what it is, unless it is all the proof that they get', () => {
  const open = callNames.filter((name) => isOpenToAll(calls[name]))
  for (const { verdicts } of walked)
    for (const name of open) expect([name, ...new Set(Object.values(verdicts.get(name) ?? {}))]).toEqual([name, 'open'])
})

test('no session, whosever and wherever it is, makes a call that asks for a deploy token', () => {
  const ofTokens = callNames.filter((name) => isTokenAccess(calls[name].access.who))
  expect(ofTokens.length).toBeGreaterThan(0)
  for (const { verdicts } of walked)
    for (const name of ofTokens) expect([name, verdicts.get(name)?.none]).toEqual([name, 'deployTokenInvalid'])
})

test.each(['vouched', 'vouchedElsewhere'])(
  'T01: a session that is %s reaches no call of the account, and nothing elsewhere',
  (title) => {
    const { verdicts } = must(
      walked.find((one) => one.title === title),
      'a kind of session',
    )
    for (const [name, { own, other }] of verdicts) {
      const call: Call = calls[name]
      // The walk asks for the least, so that what holds without something holds here.
      const { account } = call.access.needs
      const isOfAccount = account !== undefined && (account === true || 'without' in account)
      expect([name, own === 'accountOutOfReach']).toEqual([name, isOfAccount])
      // A call that any caller may make is tied to no place.
      const elsewhere = call.access.who === 'public' || isAlike(call) ? own : 'spaceDenied'
      expect([name, other]).toEqual([name, elsewhere])
    }
  },
)

test.each(['acting', 'actingChange'])(
  'S46: an operator who is %s cannot do what belongs to the person alone',
  (title) => {
    const verdicts = verdictsOf(title)
    // Every call of identity that changes something is the person’s own; the calls that only read are named here.
    const shown = new Set<string>([
      'checkTwoStep',
      'getHomeLink',
      'getOAuthStatus',
      'getOwnCodeCountdown',
      'getPasswordPolicy',
      'getPersonPicture',
      'getServiceLogin',
      'getTwoFactorSetting',
      'getTwoStepStatus',
      'getUserInfoConfig',
      'signJssdk',
    ])
    const inPerson = [...verdicts].filter(([name]) => {
      const call: Call = calls[name]
      const { account, stepUp } = call.access.needs
      const isOfIdentity = Object.hasOwn(callAreas.identity, name) && !shown.has(name)
      return !isFree(call) && (isOfIdentity || account !== undefined || stepUp !== undefined)
    })
    // Some are not for people of an enterprise at all.
    const open = inPerson.filter(([, { own }]) => own !== 'actingOutOfReach' && own !== 'forbidden')
    expect(open.map(([name, { own }]) => [name, own])).toEqual([])
  },
)

test('S46: an operator who only looks changes nothing, by whichever call, and is nowhere but in that enterprise', () => {
  const held = [...verdictsOf('acting')].filter(([name]) => !isFree(calls[name]))
  const changes = held.filter(([name]) => isChange(calls[name]))
  expect(changes.length).toBeGreaterThan(50)
  expect(changes.filter(([, { own }]) => own !== 'actingReadOnly' && own !== 'actingOutOfReach')).toEqual([])
  expect(held.filter(([, { other, foreign }]) => other === 'open' || foreign === 'open')).toEqual([])
})

/** Calls that any caller may make, that the operator makes as themself, and that no session makes. */
function isFree({ access: { who, session } }: Call) {
  return who === 'public' || isTokenAccess(who) || session === 'operator'
}

function verdictsOf(title: string) {
  return must(
    walked.find((one) => one.title === title),
    'a kind of session',
  ).verdicts
}
