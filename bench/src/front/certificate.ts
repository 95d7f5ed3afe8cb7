import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/**
 * A certificate for localhost, signed by itself and good for a day, with its key and the pin by which a browser can be
 * told to trust it. Node makes keys but no certificates, and openssl is not on every machine: hence the few lines of
 * DER (X.690) that RFC 5280 asks for.
 */
export function makeCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' })
  const signed = sequence(version3, integer(), ecdsaWithSha256, name, validity(), name, subjectKey, extensions)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  return {
    cert: pem(sequence(signed, ecdsaWithSha256, signature)),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    pin: createHash('sha256').update(subjectKey).digest('base64'),
  }
}

const dayMs = 86_400_000
const version3 = der(0xa0, der(0x02, Buffer.from([2])))
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))))
const alternativeName = sequence(der(0x82, Buffer.from('localhost')))
const extensions = der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, alternativeName))))

function validity() {
  return sequence(time(Date.now() - dayMs), time(Date.now() + dayMs))
}

// UTCTime: YYMMDDhhmmssZ.
function time(at: number) {
  return der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))
}

function integer() {
  return der(0x02, Buffer.from([1]), randomBytes(8))
}

function objectId(hex: string) {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function sequence(...parts: Buffer[]) {
  return der(0x30, ...parts)
}

function der(tag: number, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

function lengthOf(length: number) {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function pem(content: Buffer) {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
