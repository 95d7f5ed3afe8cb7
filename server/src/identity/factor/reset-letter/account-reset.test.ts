import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type Lang } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startMailingServer, type MailingServer } from '../../entrance/reset/test/given.ts'

let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

/** A member whose address is confirmed, and their administrator, who has just confirmed who they are. */
async function memberAndAdministrator(locale: Lang) {
  const { given } = stage.server
  const enterprise = await given.enterprise()
  const person = await given.person({ enterprise })
  const email = `${person.loginId}@mail.example`
  const columns = { email, email_verified_at: new Date(), locale }
  await set(person.id, columns)
  const administrator = await given.signedIn({ userType: UserType.administrator, enterprise })
  await given.confirm(administrator)
  return { enterprise, person: { ...person, email }, administrator }
}

function set(id: string, columns: { email_verified_at: Date | null; email?: string; locale?: Lang }) {
  return stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set(columns).where('id', '=', id).execute(),
  )
}

async function operator() {
  const browser = await stage.server.given.signedIn({ userType: UserType.operator })
  await stage.server.given.confirm(browser)
  return browser
}

const subjects = {
  password: { 'zh-CN': '您的密码已被重置', 'en-US': 'Your password was reset' },
  factors: { 'zh-CN': '您的两步验证已被重置', 'en-US': 'Your two-step verification was reset' },
}
const said = {
  'zh-CN': {
    when: /北京时间 \d{4}年\d+月\d+日 \d\d:\d\d，/,
    operations: '平台运营人员',
    surprise: '如果您没有要求重置',
  },
  'en-US': {
    when: /On [A-Z][a-z]+ \d+, \d{4} at \d\d:\d\d UTC, /,
    operations: 'platform operations',
    surprise: 'If you did not request this',
  },
}
const cases = [
  ['password', 'zh-CN'],
  ['password', 'en-US'],
  ['factors', 'zh-CN'],
  ['factors', 'en-US'],
] as const

test.each(cases)('U04: a member is told by mail of a reset by an administrator: %s, %s', async (what, lang) => {
  const { enterprise, person, administrator } = await memberAndAdministrator(lang)
  const call = { password: 'resetMemberPassword', factors: 'resetMemberFactors' } as const
  const answer = await administrator.call(call[what], { userId: person.id })
  const letter = await stage.mailbox.letterTo(person.email)
  expect(letter.subject).toBe(subjects[what][lang])
  expect(letter.text).toMatch(said[lang].when)
  for (const words of [enterprise.name, `Person ${administrator.person.loginId}`, said[lang].surprise])
    expect(letter.text).toContain(words)
  expect(letter.html).not.toMatch(/href|https?:/)
  // Neither a secret nor anything that was not filled in.
  const secrets = 'initialSecret' in answer ? [answer.initialSecret] : []
  expect(secrets.filter((one) => (letter.text + letter.html).includes(one))).toEqual([])
  expect(letter.text).not.toMatch(/[{}]/)
})

test.each(cases)('U04: a person is told by mail of a reset by platform operations: %s, %s', async (what, lang) => {
  const { person } = await memberAndAdministrator(lang)
  const browser = await operator()
  if (what === 'password') await browser.call('resetPassword', { op: 'reset', userId: person.id })
  else await browser.call('resetFactors', { userid: person.id })
  const letter = await stage.mailbox.letterTo(person.email)
  expect(letter.subject).toBe(subjects[what][lang])
  expect(letter.text).toMatch(said[lang].when)
  for (const words of [said[lang].operations, said[lang].surprise]) expect(letter.text).toContain(words)
  // The mail does not say which operator it was.
  expect(letter.text).not.toContain(browser.person.loginId)
  expect(letter.html).not.toMatch(/href|https?:/)
})

test('U04: no mail goes to an address that is not confirmed, and a reset that is refused is not told', async () => {
  const { person, administrator } = await memberAndAdministrator('zh-CN')
  await set(person.id, { email_verified_at: null })
  await administrator.call('resetMemberPassword', { userId: person.id })
  const other = await memberAndAdministrator('zh-CN')
  const { error } = await administrator.tryCall('resetMemberPassword', { userId: other.person.id })
  expect(error).toBe('memberNotFound')
  // Jobs are done in turn: the last recipient has their letter, and no other person has one.
  await other.administrator.call('resetMemberFactors', { userId: other.person.id })
  expect((await stage.mailbox.letterTo(other.person.email)).subject).toBe(subjects.factors['zh-CN'])
  const left = stage.mailbox.letters.filter(({ to }) => [person.email, other.person.email].includes(to))
  expect(left).toEqual([])
  // Nor is there a job that would say so.
  const jobs = stage.server.services.tx(platform, (db) =>
    db.selectFrom('job').select('user_id').where('kind', '=', 'accountReset').execute(),
  )
  expect((await jobs).map(({ user_id: id }) => id)).not.toContain(person.id)
})
