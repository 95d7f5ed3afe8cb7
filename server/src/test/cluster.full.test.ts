import { expect, test } from '@jest/globals'
import { dropDatabase, runSql, startTestCluster, testCluster } from './cluster.ts'
import { until } from './until.ts'

const ofRun = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))

test('a database of the tests that ended in the middle is named at the end, although it was started again', async () => {
  // Which makes no difference to what becomes of the other one.
  await dropDatabase(ofRun, 'atrium_of_no_test')
  const { superuser, stop } = await startTestCluster('embedded')
  const pid = await postmasterOf(superuser)
  process.kill(pid, 'SIGKILL')
  const isAnother = (now: number) => now !== pid
  await until(() => postmasterOf(superuser).then(isAnother, () => false))
  await expect(stop()).rejects.toThrow('the database of the tests ended in the middle')
})

async function postmasterOf(superuser: Parameters<typeof runSql>[0]) {
  const { rows } = await runSql(superuser, "select pg_read_file('postmaster.pid') as text")
  return Number(String(rows[0]?.text).split('\n')[0])
}
