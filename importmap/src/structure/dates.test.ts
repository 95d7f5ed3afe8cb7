import { expect, test } from '@jest/globals'
import { readOurs, repositoryFiles } from '../documents/repository-files.ts'

/**
 * Where the moment itself is meant. A clock that is set jumps: how long something takes, and when to give it up, is of
 * `performance.now()`.
 */
const meantAsDates: Record<string, string> = {
  'bench/src/front/certificate.ts': 'from when until when a certificate holds',
  'fake-providers/src/identity-provider/memory-adapter.ts': 'when a token was used, as the protocol writes it',
  'fake-providers/src/s3/signature.ts': 'a signature that is older by its date is refused',
  'importmap/src/tool/dev/watch.ts': 'files are dated by it',
  'importmap/src/write-unit.ts': 'compared with the dates of files, and written as one',
  'microfrontends/app/src/opened/use-noted-opening.ts':
    'kept for the tab: opening anew within minutes is the same visit',
  'microfrontends/maintenance/src/screens/maintenance/use-now.ts': 'compared with the announced end',
  'microfrontends/workbench/src/screens/display/DisplayScreen.tsx': 'a clock at the wall shows it',
  'root-config/src/layout/update/ExpiryNotice.tsx': 'compared with the last day of an enterprise',
  'root-config/src/layout/update/HeldDialog.tsx': 'compared with the announced end',
  'root-config/src/session-tabs.ts': 'makes what is stored another, so that other tabs hear of it',
  'server/src/foundation/db/id.ts': 'ids begin with when they were made',
  'server/src/operation/setting/maintenance/cli.ts': 'the announced end',
  'shared-utility/src/model/enterprise-standing.ts': 'compared with the last day of an enterprise',
  'shared-utility/src/react/format.ts': 'says how long ago a date was',
  'shared-utility/src/react/use-seconds-left.ts':
    'what the server lets people wait for goes on while a computer sleeps',
}

/** Jobs and calls are given the moment that all processes have; what is compared with it must be of the same clock. */
const ownMoments: Record<string, string> = {
  'server/src/composition/seed/demo-query.ts': 'the month of a demo ends as it is made',
  'server/src/composition/seed/seed.ts': 'the same',
  'server/src/foundation/process/log/log.ts': 'a line is written when this machine writes it',
  'server/src/identity/factor/sms/aliyun.ts': 'a signature is refused that is older by its date',
  'server/src/identity/factor/sms/tencent.ts': 'the same',
  'server/src/operation/setting/maintenance/cli.ts': 'said by a person at this machine',
}

const code = repositoryFiles('*/**/*.{ts,tsx,mjs,cjs}').filter(
  (file) => !/\.test\.|\.spec\.|^e2e\/|\/test\/|^importmap\/src\/structure\//.test(file),
)

test('V11: Date.now() stands only where a date is meant', () => {
  expect(code.length).toBeGreaterThan(1000)
  const found = code.filter((file) => readOurs(file).includes('Date.now()'))
  expect(found).toEqual(Object.keys(meantAsDates).toSorted())
})

test('V11: the server takes the moment from its shared clock, not from this machine', () => {
  const found = code.filter((file) => file.startsWith('server/src/') && readOurs(file).includes('new Date()'))
  expect(found).toEqual(Object.keys(ownMoments).toSorted())
})
