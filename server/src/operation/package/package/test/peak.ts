import { readPackage } from '../reading/read-package.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { givenListBomb, givenManifestBomb } from './given-bombs.ts'
import { givenIpa } from './given-package.ts'

// Started by a test: says how far the memory of a process grows that reads a file, and what it made of it.

const [kind = ''] = process.argv.slice(2)
const bytes = kind === 'list' ? givenListBomb(1000) : givenManifestBomb(1000)
// The modules for reading any package are loaded by then.
await read('ipa', givenIpa())
const before = process.resourceUsage().maxRSS
const refusal = await read(kind === 'list' ? 'ipa' : 'apk', bytes)
const grownKilobytes = process.resourceUsage().maxRSS - before
process.stdout.write(JSON.stringify({ sizeBytes: bytes.length, refusal, grownMegabytes: grownKilobytes / 1024 }))

async function read(platform: 'apk' | 'ipa', file: Buffer) {
  try {
    await readPackage(platform, { sizeBytes: file.length, read: async (at, length) => file.subarray(at, at + length) })
    return null
  } catch (error) {
    return error instanceof Refused ? error.refusal : String(error)
  }
}
