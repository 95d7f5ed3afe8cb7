import { buildProbe } from './probe.ts'

// The program behind odd-path.full.test.ts: builds the parcel in the given folder, and prints what it is.
const [, , folder = ''] = process.argv
process.stdout.write(JSON.stringify(await buildProbe(folder)))
