import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { zipOf } from '../../../../foundation/file/reader/zip-of.ts'
import { bundleFormat, formatVersion } from '../reading/manifest.ts'
import { filesFolder, manifestName, signatureName } from '../reading/read-bundle.ts'

export const trusted = givenSigner('Release team')

export function givenSigner(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return { privateKey, trustedKey: { name, spki } }
}

type BundleOptions = {
  files?: Record<string, string>
  /** Fields of the manifest that replace the usual ones. */
  manifest?: object
  /** Entries beyond those that the manifest names, and other contents for those that it does. */
  entries?: Record<string, string>
  without?: string
  key?: KeyObject
  signature?: Buffer
}

const usual = { 'bin/run.cjs': 'run', 'server/src/main.ts': 'main' }

/** A bundle that every portal takes; a test names only what it is about. */
export async function givenBundle({ files = usual, manifest = {}, entries = {}, without, ...by }: BundleOptions = {}) {
  const { key = trusted.privateKey } = by
  const said = Buffer.from(JSON.stringify({ ...aManifest(files), ...manifest }))
  const signature = by.signature ?? sign(null, said, key)
  const all = new Map<string, Buffer>([
    [manifestName, said],
    [signatureName, signature],
  ])
  for (const [path, text] of Object.entries(files)) all.set(filesFolder + path, Buffer.from(text))
  for (const [name, text] of Object.entries(entries)) all.set(name, Buffer.from(text))
  if (without !== undefined) all.delete(without)
  return zipOf([...all])
}

export function aManifest(files: Record<string, string> = usual) {
  return {
    format: bundleFormat,
    formatVersion,
    version: '0.2.0',
    minVersion: '0.1.0',
    title: { 'zh-CN': '平台升级', 'en-US': 'Platform upgrade' },
    notes: { 'zh-CN': '更快的列表', 'en-US': 'Faster lists' },
    files: Object.entries(files).map(([path, text]) => ({
      path,
      sizeBytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      isExecutable: false,
    })),
  }
}
