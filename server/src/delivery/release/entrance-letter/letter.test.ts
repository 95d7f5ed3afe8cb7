import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort, startMailServer } from '../../../foundation/sending/mail/test/given.ts'
import { runSql } from '../../../test/cluster.ts'
import { until } from '../../../test/until.ts'
import { aVersionOf, kinds } from '../proposal/test/given-kinds.ts'
import { revisionsOf, startReleasing } from '../../../portal/revision/test/given-release.ts'
import { givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { anotherShell, approvedRelease, givenOperator } from '../proposal/test/given-operators.ts'

let mailbox: Awaited<ReturnType<typeof startMailServer>>
let stage: Awaited<ReturnType<typeof startReleasing>>
let platform: Awaited<ReturnType<typeof givenPlatformToken>>
let other: Awaited<ReturnType<typeof givenOperator>>

beforeAll(async () => {
  mailbox = await startMailServer()
  const port = await freePort()
  const environment = {
    PORT: String(port),
    ATRIUM_BASE_URL: `http://127.0.0.1:${port}`,
    ATRIUM_SMTP_URL: mailbox.url,
    ATRIUM_MAIL_FROM: 'Atrium <portal@portal.example>',
  }
  stage = await startReleasing({ environment })
  platform = await givenPlatformToken(stage.server)
  other = await givenOperator(stage.server)
  const second = await givenOperator(stage.server)
  await withMail('operator', 'zh-CN')
  await withMail(second.person.loginId, 'en-US', ', is_root = true')
  await withMail(other.person.loginId, 'en-US')
})
afterAll(async () => {
  await stage.close()
  await mailbox.close()
})

function withMail(loginId: string, locale: string, more = '') {
  const set = `email = '${loginId}@mail.example', email_verified_at = now(), locale = '${locale}'${more}`
  return runSql(stage.server.address, `update user_account set ${set} where login_id = '${loginId}'`)
}

async function proposed(slug: string, id: string) {
  const parts = [{ slug, id }]
  return platform.machine.call('proposeOwnParts', { parts, reason: 'call +1 202 555 0100' })
}

const subjects = ['登录页运行的代码已更换', 'Sign-in page code changed']

test('T21: all root operators are told by mail, each in their language, which operator put in force what runs where people sign in', async () => {
  const kind = kinds.find(({ slug, page }) => slug === 'sign-in' && page)
  if (kind === undefined) throw new Error('there is no such kind')
  const { slug, id } = await aVersionOf(stage.server, kind, '2.0.0')
  const { number } = await other.call('approveProposal', { id: (await proposed(slug, id)).id })
  await until(() => mailbox.letters.length === 2)
  expect(mailbox.letters.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  for (const { html, link, to } of mailbox.letters) {
    expect(to).not.toContain(other.person.loginId)
    expect(link).toBe('')
    for (const said of ['sign-in 2.0.0', String(number), `Person ${other.person.loginId}`, 'release'])
      expect(html).toContain(said)
    // A thief's text in a proposal reaches no person by a mail of the portal.
    expect(html).not.toMatch(/href|https?:|555/)
  }
})

test('T21: a change of parts that run nowhere where people sign in is told in no mail', async () => {
  const kind = kinds.find(({ slug, isForTwo }) => slug === 'workbench' && !isForTwo)
  if (kind === undefined) throw new Error('there is no such kind')
  const before = mailbox.letters.length
  const { slug, id } = await aVersionOf(stage.server, kind, '2.0.0')
  await other.call('approveProposal', { id: (await proposed(slug, id)).id })
  expect((await jobs()).length).toBe(before)
})

test('T21: root operators are told that the only operator has gone back alone', async () => {
  const { address } = stage.server
  await approvedRelease(stage.server, { shell: await anotherShell(stage.server, '3.0.0') })
  const [former, now] = (await revisionsOf(stage.server)).slice(-2)
  await runSql(
    address,
    `update user_account set status = 'suspended' where platform_type = 7 and login_id <> 'operator'`,
  )
  const before = mailbox.letters.length
  const asked = { id: former?.id ?? '', head: now?.id ?? '', reason: 'the shell hangs' }
  await platform.operator.call('bringRevisionBack', asked)
  await until(() => mailbox.letters.length > before)
  const letters = mailbox.letters.slice(before)
  expect(letters.map(({ subject }) => subject)).toEqual([subjects[0]])
  expect(letters[0]?.html).toContain('独自')
})

async function jobs() {
  return (await runSql(stage.server.address, `select from job where kind = 'entranceChanged'`)).rows
}
