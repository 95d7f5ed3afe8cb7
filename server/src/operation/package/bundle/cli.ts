import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../../../foundation/process/config/config.ts'
import { installedVersion, misfitOf } from './installed.ts'
import { makeBundle } from './making/make-bundle.ts'
import { sourceOf, unpack } from './making/unpack.ts'
import { refusalWords } from './making/words.ts'
import { readInProcess } from '../../../foundation/file/reader/read-in-process.ts'
import { verifyBundle } from './verify.ts'

const usage = `Usage: npm run bundle -- key <file of the private key> --name "Release team"
       npm run bundle -- make <folder> <bundle.zip> --key <file> --about <about.json>
       npm run bundle -- verify <bundle.zip>
       npm run bundle -- unpack <bundle.zip> <new folder>`

const inBoth = z.strictObject({ 'zh-CN': z.string(), 'en-US': z.string() })
/** The running release says its version by its own package.json, and so does an unpacked one. */
const release = z.object({ version: z.string() })
const about = z.strictObject({ version: z.string(), minVersion: z.string(), title: inBoth, notes: inBoth })

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: string[]) {
  const text = { type: 'string' } as const
  const options = { key: text, about: text, name: text }
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [task, from, to] = positionals
  if (task === 'key' && from !== undefined) return makeKey(from, values.name ?? 'signer')
  if (task === 'make' && from !== undefined && to !== undefined && values.key && values.about)
    return make({ from, to, key: values.key, about: values.about })
  if (task === 'verify' && from !== undefined) return take(from, null)
  if (task === 'unpack' && from !== undefined && to !== undefined) return take(from, to)
  console.error(usage)
  return 2
}

async function makeKey(file: string, name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  console.log(`ATRIUM_UPDATE_KEYS="${name}:${spki}"`)
  return 0
}

async function make({ from, to, ...files }: { from: string; to: string; key: string; about: string }) {
  const key = createPrivateKey(await readFile(files.key))
  const said = about.parse(JSON.parse(await readFile(files.about, 'utf8')))
  const { version } = release.parse(JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')))
  if (version !== said.version) {
    console.error(`${files.about} says version ${said.version}, and ${from} is ${version}: nothing was made.`)
    return 1
  }
  const made = await makeBundle({ folder: from, to, about: said, key })
  console.log(`${to}: version ${said.version}, ${made.files} files.`)
  return 0
}

/** Verifies it, and lays it into a folder where one is named. */
async function take(bundle: string, to: string | null) {
  const { updateKeys: keys } = readConfig()
  const file = await open(bundle)
  try {
    const source = await sourceOf(file)
    const said = await verifyBundle(source, { keys, stopping: new AbortController().signal, readFile: readInProcess })
    if (said === null) return 1
    const refusal = said.kind === 'refused' ? said.refusal : misfitOf(said.facts, await installedVersion())
    if (said.kind === 'refused' || refusal !== null) {
      console.error(`${bundle} was refused: ${refusalWords[refusal ?? 'broken']}.`)
      return 1
    }
    const { version, minVersion, signer, files } = said.facts
    console.log(
      `${bundle}: version ${version} for ${minVersion} and later, signed by ${signer}, ${files.length} files.`,
    )
    if (to === null) return 0
    await unpack(source, said.facts, to)
    console.log(`Its files are in ${to}.`)
    return 0
  } finally {
    await file.close()
  }
}
