import { createHash } from 'node:crypto'
import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'

const magic = 'APK Sig Block 42'
const footerBytes = 8 + magic.length
const schemeTwo = 0x7109871a
const schemeThree = 0xf05368c0
const schemeThreeOne = 0x1b93ad61

/**
 * SHA-256 of the certificate that an APK is signed with, by scheme 2 or 3 (source.android.com, APK Signature Scheme v2 and
 * v3). It reads the signer and does not verify the signature; telephones do.
 */
export async function signerOf(source: Source, directoryAt: number) {
  const schemes = pairsOf(await readBlock(source, directoryAt))
  const signed = schemes.get(schemeThree) ?? schemes.get(schemeThreeOne) ?? schemes.get(schemeTwo)
  if (signed === undefined) throw new Refused('unsigned')
  const signer = firstOf(firstOf(signed))
  const [, certificates] = sequenceOf(firstOf(signer))
  const certificate = firstOf(certificates)
  if (certificate.length === 0) throw new Refused('unsigned')
  return createHash('sha256').update(certificate).digest('hex')
}

async function readBlock(source: Source, directoryAt: number) {
  if (directoryAt < footerBytes + 8) throw new Refused('unsigned')
  const footer = await source.read(directoryAt - footerBytes, footerBytes)
  if (footer.toString('latin1', 8) !== magic) throw new Refused('unsigned')
  const length = Number(footer.readBigUInt64LE(0))
  const isPossible = length >= footerBytes && length <= limits.signatureBytes && length + 8 <= directoryAt
  if (!isPossible) throw new Refused('signatureBroken')
  return source.read(directoryAt - length, length - footerBytes)
}

/** The contents of the block, by kind: each has its length, 8 bytes, before it. */
function pairsOf(block: Buffer) {
  const pairs = new Map<number, Buffer>()
  for (let at = 0; at + 12 <= block.length;) {
    const length = Number(block.readBigUInt64LE(at))
    if (length < 4 || at + 8 + length > block.length) throw new Refused('signatureBroken')
    pairs.set(block.readUInt32LE(at + 8), block.subarray(at + 12, at + 8 + length))
    at += 8 + length
  }
  return pairs
}

function firstOf(bytes: Buffer | undefined) {
  const [first] = bytes === undefined ? [] : sequenceOf(bytes)
  if (first === undefined) throw new Refused('unsigned')
  return first
}

/** Parts that have their length, 4 bytes, before them; no more of them than are asked for. */
function* sequenceOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32LE(at)
    if (at + 4 + length > bytes.length) throw new Refused('signatureBroken')
    yield bytes.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
}
