import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { baseConfig } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer } from '../../../test/test-server.ts'

const realProvider = { ATRIUM_SMS_PROVIDER: 'http', ATRIUM_SMS_URL: 'http://127.0.0.1:9/sms' }
let portal: Awaited<ReturnType<typeof makePortalFolder>>
beforeEach(async () => {
  portal = await makePortalFolder()
})
afterEach(() => portal.remove())

test.each([
  ['are in the log where no service sends them', { level: 'warn', environment: {} }, true],
  ['are not where a provider sends them', { level: 'warn', environment: realProvider }, undefined],
  ['are not where the log leaves them out', { level: 'error', environment: {} }, undefined],
])('U07: in the demo the page is told that codes by SMS %s', async (_what, { level, environment }, expected) => {
  const log = pino({ level }, { write: () => {} })
  const server = await startTestServer({ repositoryFolder: portal.folder, log, environment })
  const { payload } = await server.services.baseConfig({ lang: 'zh-CN', entId: null })
  await server.close()
  const config = baseConfig.parse(JSON.parse(inflateSync(Buffer.from(payload, 'base64url')).toString()))
  expect({ demo: config.demo, smsInLog: config.smsInLog }).toEqual({ demo: true, smsInLog: expected })
})
