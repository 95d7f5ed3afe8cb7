import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { loggedError } from './log-error.ts'
import { createLog } from './log.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

const marker = 'Zinnober 7291 Marke'
const lines: string[] = []
const log = createLog(
  { logLevel: 'trace' },
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
)
let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer({ log })
  operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  await runSql(
    server.address,
    `create function spoil() returns trigger language plpgsql as $$ begin return new; end $$;
     create trigger spoil before insert on enterprise for each row execute function spoil()`,
  )
})
afterAll(() => server.close())

/** What the database does with a row that holds the marker. */
const failures: Record<string, string> = {
  'a sentence, a detail and a hint': `raise exception 'not %', new.name using detail = new.name, hint = new.name`,
  'no uuid': 'perform new.name::uuid',
  'no number': 'perform new.name::int',
  'a failing row': 'new.status := null',
  'a statement inside of a function': `execute format('select 1 from %I', new.name)`,
  'a state that is tried again': `raise exception 'again %', new.name using errcode = '40001', detail = new.name`,
  'a statement that took too long': `raise exception 'late %', new.name using errcode = '57014', detail = new.name`,
  'a connection that is lost': `raise exception 'gone %', new.name using errcode = '08006', detail = new.name`,
}

test.each(Object.entries(failures))(
  'T13: nothing of a row reaches the log when the database fails with %s',
  async (name, body) => {
    await runSql(
      server.address,
      `create or replace function spoil() returns trigger language plpgsql as $$ begin ${body}; return new; end $$`,
    )
    lines.length = 0
    const input = {
      name: marker,
      admin: { loginId: `mark-${name.length}`, name: marker },
      idempotencyKey: `key ${name}`,
    }
    expect((await operator.tryCall('addEnterprise', input)).error).not.toBe(null)
    const written = lines.join('')
    expect(written).toMatch(/refused by the database: \w{5}/)
    expect(written).not.toContain(marker)
  },
)

test('T13: what an error wraps is as silent, and still says what failed and where', () => {
  lines.length = 0
  const fromDatabase = Object.assign(new Error(`duplicate ${marker}`), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'person_name_key',
    table: 'person',
    detail: `Key (name)=(${marker}) already exists.`,
    where: marker,
    internalQuery: marker,
    parameters: [marker],
  })
  const unreadable = new Error('could not be read', { cause: parseFailure() })
  const problem = new Problem('enterpriseNameTaken', { name: marker }, { cause: fromDatabase })
  for (const err of [fromDatabase, problem, unreadable, new Error('outside', { cause: problem }), marker])
    log.error({ err }, 'failed')
  const written = lines.join('')
  expect(written).not.toContain(marker)
  expect(written).toContain('"constraint":"person_name_key"')
  expect(written).toContain('"code":"23505"')
  expect(written).toContain('log-error.test')
})

function parseFailure() {
  try {
    return JSON.parse(marker)
  } catch (error) {
    return error
  }
}

test('a start that lacks a name of a module says which, and of what cannot be parsed nothing is said', async () => {
  // As Node says it; a process that starts such a module is gone before a test could look.
  const missing = new SyntaxError("The requested module './x.ts' does not provide an export named 'absent'")
  expect(loggedError(missing).message).toMatch(/does not provide an export named 'absent'/)
  const said = loggedError(new SyntaxError(`Unexpected token in ${marker}`)).message
  expect(said).toBe('unreadable text')
})
