import { addressOf, startTestCluster, templateName } from './cluster.ts'
import { findUnplannable, statementsIn } from './planned.ts'

// After a run of the server's tests: has the oldest PostgreSQL that is supported parse and plan every statement that they
// asked, in a database with the product's migrations. The arguments are
// the folder in which the run kept them, and how many files of tests ran.

const [folder = '', files] = process.argv.slice(2)
const statements = statementsIn(folder, Number(files))
const cluster = await startTestCluster('postgres15')
const failed = await findUnplannable(addressOf(cluster.address, templateName), statements).finally(cluster.stop)
process.stdout.write(`${statements.length} statements were parsed and planned\n`)
if (failed.length > 0) process.stderr.write(`PostgreSQL 15 does not understand:\n\n${failed.join('\n\n')}\n`)
process.exitCode = statements.length > 0 && failed.length === 0 ? 0 : 1
