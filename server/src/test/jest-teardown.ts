import { addressOf, templateName, testCluster } from './cluster.ts'
import { findUnplannable, neverAsked } from './planned.ts'

async function stopCluster() {
  const failed = await planTheRest()
  await globalThis.stopTestCluster?.()
  if (failed.length > 0) throw new Error(`This database does not understand:\n\n${failed.join('\n\n')}`)
}

/** Where only some files run: what nobody has asked here, and a run of all files had asked, is parsed and planned. */
async function planTheRest() {
  const { TEST_STATEMENTS_OF_ALL: all, TEST_STATEMENTS_FOLDER: asked, TEST_CLUSTER: cluster = '{}' } = process.env
  if (all === undefined || asked === undefined) return []
  const rest = neverAsked({ all, asked })
  process.stderr.write(`${rest.length} statements were parsed and planned without being asked\n`)
  return findUnplannable(addressOf(testCluster.parse(JSON.parse(cluster)).address, templateName), rest)
}

export default stopCluster // oxlint-disable-line import/no-default-export -- Jest takes it from there
