import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, plainText, UserType } from '@atrium/shared-utility/contract'
import { typesOf } from '../../foundation/call/context/access-types.ts'
import type { Client } from '../../test/client.ts'
import { leastInput } from '../../test/least-input.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const entries: [string, Call][] = Object.entries(calls)
const opened = entries
  .filter(([, { access }]) => typesOf(access.who).includes(UserType.saasAdministrator))
  .map(([name]) => name as CallName) // The keys of a literal record are exactly its type's.

// The least that the schema takes of it is not yet a message.
const whole: Partial<Record<CallName, object>> = {
  writeMessageInCare: { titleZh: 'x', contentZh: plainText('x'), audience: 'saas', audienceIds: ['none1'] },
  addAttachment: { name: 'a.pdf' },
}

let server: TestServer
let carer: Client
let begun: string[] = []

beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void begun.push(text) })
  carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  await server.given.confirm(carer)
})
afterAll(() => server.close())

test('U07: there are calls that are opened to SaaS administrators', () => {
  expect(opened).toEqual(
    expect.arrayContaining(['getSaasScope', 'listEnterprisesInCare', 'getEnterpriseInCare', 'listPeopleInCare']),
  )
})

test.each(opened)('U07: whatever is opened to SaaS administrators runs in what is in their care: %s', async (name) => {
  await carer.tryCall('listEnterprisesInCare', {})
  begun = []
  await carer.tryCall(name, { ...leastInput(calls[name]), ...whole[name] })
  expect(begun.some((text) => text.includes('app.carer_id'))).toBe(true)
})
