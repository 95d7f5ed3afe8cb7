import { expect, test } from '@jest/globals'
import { runSql, startTestCluster } from './cluster.ts'
import { until } from './until.ts'

test('a database of the tests that ended in the middle is named at the end, although it was started again', async () => {
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
