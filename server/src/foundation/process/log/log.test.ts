import { Writable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { createLog } from './log.ts'

test('what must stay secret is not written, wherever it is in the record', () => {
  const lines: string[] = []
  const log = createLog(
    { logLevel: 'info' },
    new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }),
  )
  const secret = 'hunter2'
  log.info(
    {
      password: secret,
      body: { _pwd: secret, code: secret },
      req: { headers: { cookie: secret, authorization: secret } },
      query: { securityToken: secret },
    },
    'x',
  )
  expect(lines.join('')).toContain('[redacted]')
  expect(lines.join('')).not.toContain(secret)
})
