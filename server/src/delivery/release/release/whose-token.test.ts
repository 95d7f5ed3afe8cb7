import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, type Call, type CallName } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import type { Client } from '../../../test/client.ts'
import { leastInput } from '../../../test/least-input.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { askedFor } from '../../override/test/given-override.ts'
import { aVersion, packed, releasedBy, uploaded } from './test/given-upload.ts'

const dayMs = 24 * 60 * 60_000
const clock = { offsetMs: 0 }
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let victim: Awaited<ReturnType<typeof givenDeployer>>
/** The victim's ids and names, by the names that inputs have for them. */
let theirs: Record<string, unknown[]>

beforeAll(async () => {
  portal = await makePortalFolder()
  const now = () => new Date(Date.now() + clock.offsetMs)
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true, now })
  victim = await givenDeployer(server, { slug: 'victim', team: 'victims', paths: ['/victim'] })
  const { id: artifact } = await uploaded(victim, '1.0.0')
  const { id: revision } = await releasedBy(victim, '1.1.0')
  await uploaded(victim, '2.0.0')
  const { id: rollout } = await victim.machine.call('beginOwnRollout', { version: '2.0.0', percent: 10 })
  const { id: preview } = await victim.machine.call('addOwnPreview', { version: '2.0.0', hours: 1 })
  const { id: asked } = await victim.machine.call('askOverride', askedFor(victim, 'member', { hours: 1 }))
  const { declaration } = aVersion(victim, '1.0.0').manifest
  theirs = {
    id: [artifact, revision, rollout, preview, asked, victim.token.id],
    slug: ['victim'],
    version: ['1.0.0', '2.0.0'],
    head: [revision],
    paths: [['/victim']],
    declaration: [declaration],
    loginId: ['member'],
    others: [[{ token: victim.token.id, version: '1.0.0' }]],
    reason: ['x'],
  }
}, 240_000)
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const names = Object.keys(calls) as CallName[] // its own keys
const closed = names.filter((name) => calls[name].access.who !== 'public')

test('a token of one team, tried over the whole contract with what another one has, changes nothing of any other', async () => {
  const attacker = await givenDeployer(server, { slug: 'attacker', team: 'attackers', paths: ['/attacker'] })
  const before = await everything()
  const changed: string[] = []
  const contents = [new Uint8Array([1]), await packed(aVersion(victim, '3.0.0'))]
  for (const name of closed) {
    for (const input of inputsOf(calls[name])) {
      for (const content of name === 'uploadArtifact' ? contents : [new Uint8Array([1])])
        await refuseUnlessOwn(attacker.machine, { name, input, content })
    }
    // After each call that the token opens, so that a failure says which.
    const isOpen = calls[name].access.who === 'deployToken'
    if (isOpen) changed.push(...(await differing(before)).map((table) => `${name}: ${table}`))
  }
  expect([...changed, ...(await differing(before))]).toEqual([])
}, 600_000)

test.each(['revoked', 'expired', 'of a parcel that was removed'])(
  'a token that is %s does nothing with what is its own either, over the whole contract',
  async (end) => {
    const team = await givenDeployer(server, { days: 1 })
    await uploaded(team, '1.0.0')
    if (end === 'revoked') await team.operator.call('revokeDeployToken', { slug: team.slug, id: team.token.id })
    if (end === 'of a parcel that was removed') await team.operator.call('removeTeamParcel', { slug: team.slug })
    if (end === 'expired') clock.offsetMs += 2 * dayMs
    const before = await everything()
    const content = await packed(aVersion(team, '1.1.0'))
    const own = { version: '1.0.0', percent: 10, declaration: aVersion(team, '1.0.0').manifest.declaration }
    for (const name of closed.filter((one) => calls[one].access.who === 'deployToken')) {
      const given = Object.entries(own).filter(([field]) => Object.hasOwn(calls[name].input.shape, field))
      const input = { ...leastInput(calls[name]), ...Object.fromEntries(given) }
      expect([name, (await team.machine.tryCall(name, input, { content })).error]).toEqual([name, 'deployTokenInvalid'])
    }
    expect(await differing(before)).toEqual([])
  },
  240_000,
)

/** The least that a call takes, with each thing of the victim's under the name that the call has for such. */
function inputsOf(call: Call) {
  const fields = Object.entries(theirs).filter(([field]) => Object.hasOwn(call.input.shape, field))
  const most = Math.max(1, ...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, n) => ({
    ...leastInput(call),
    ...Object.fromEntries(fields.map(([field, values]) => [field, values[n % values.length]])),
  }))
}

type Tried = { name: CallName; input: object; content: Uint8Array<ArrayBuffer> }

/** A call that no token opens is refused before anything is looked at. */
async function refuseUnlessOwn(machine: Client, { name, input, content }: Tried) {
  const { status, error } = await machine.tryCall(name, input, { content })
  if (calls[name].access.who === 'deployToken') return
  const refused = calls[name].access.who === 'platformToken' ? 'deployTokenInvalid' : 'signInRequired'
  expect([name, status, error]).toEqual([name, 401, refused])
}

/** Tables with records of the attacker, and those that change by themselves. All others are compared, also new ones. */
const besides = new Set(['audit_log', 'throttle', 'refused_attempt', 'call_minute'])

/** A fingerprint of each table, but for when a token was used. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await runSql(
    server.address,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = rows.map(({ name }) => String(name)).filter((name) => !besides.has(name))
  const prints = tables.map((name) => {
    const row = name === 'deploy_token' ? `to_jsonb(t) - 'last_used_at' - 'last_used_from'` : 'to_jsonb(t)'
    return `select '${name}' as name, md5(coalesce(string_agg((${row})::text, '' order by (${row})::text), '')) as print from ${name} t`
  })
  const found = await runSql(server.address, prints.join(' union all '))
  return Object.fromEntries(found.rows.map(({ name, print }) => [String(name), String(print)]))
}

/** The tables that are not as they were. */
async function differing(before: Record<string, string>) {
  const after = await everything()
  return Object.keys(after).filter((name) => before[name] !== after[name])
}
