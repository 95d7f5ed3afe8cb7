import { configureCalls } from '@atrium/shared-utility'
import { sha512 } from '@noble/hashes/sha2.js'
import { obtainBaseConfig } from './obtain-config.ts'
import { readBootDocument, type BootDocument } from './boot-document.ts'
import { aConfig, encode, makeSigner } from '../testing/signing.ts'

const refusal = { code: 'configMissing' }

function written(changes: Partial<BootDocument>): BootDocument {
  return { nonce: '', publicKey: '', baseConfig: undefined, lang: 'zh-CN', langVersion: '', ...changes }
}

function withoutSubtle() {
  const { subtle } = crypto
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  return () => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
}

test('a configuration signed by the portal is taken as it was signed', async () => {
  const { publicKey, signConfig } = await makeSigner()
  const config = aConfig({ revision: 'r7' })
  await expect(obtainBaseConfig(written({ publicKey, baseConfig: await signConfig(config) }))).resolves.toEqual(config)
})

test('a configuration signed by another key is refused', async () => {
  const [portal, other] = await Promise.all([makeSigner(), makeSigner()])
  const baseConfig = await other.signConfig(aConfig())
  await expect(obtainBaseConfig(written({ publicKey: portal.publicKey, baseConfig }))).rejects.toMatchObject(refusal)
})

test('a configuration that was changed after signing is refused', async () => {
  const { publicKey, signConfig } = await makeSigner()
  const signed = await signConfig(aConfig())
  const baseConfig = { ...signed, payload: await encode(aConfig({ revision: 'mine' })) }
  await expect(obtainBaseConfig(written({ publicKey, baseConfig }))).rejects.toMatchObject(refusal)
})

test.each([0.25, 0.5, 0.99])('a configuration cut short to %d of its length is refused', async (part) => {
  const { publicKey, sign, signConfig } = await makeSigner()
  const signed = await signConfig(aConfig())
  const cut = signed.payload.slice(0, Math.floor(signed.payload.length * part))
  for (const baseConfig of [{ ...signed, payload: cut }, await sign(cut)]) {
    await expect(obtainBaseConfig(written({ publicKey, baseConfig }))).rejects.toMatchObject(refusal)
  }
})

test('a signed document of another shape is refused', async () => {
  const { publicKey, signConfig } = await makeSigner()
  const baseConfig = await signConfig({ revision: 'r1' })
  await expect(obtainBaseConfig(written({ publicKey, baseConfig }))).rejects.toMatchObject(refusal)
  await expect(obtainBaseConfig(written({ publicKey, baseConfig: { v: 2 } }))).rejects.toMatchObject(refusal)
})

test('a page without a configuration asks for it by call, and refuses to start when there is none', async () => {
  const { publicKey, signConfig } = await makeSigner()
  const signed = await signConfig(aConfig())
  const asked = jest.fn().mockResolvedValueOnce(Response.json(signed))
  const restore = configureCalls({ fetch: asked })
  await expect(obtainBaseConfig(written({ publicKey }))).resolves.toMatchObject({ revision: 'r1' })
  asked.mockResolvedValueOnce(new Response('', { status: 500 }))
  await expect(obtainBaseConfig(written({ publicKey }))).rejects.toMatchObject(refusal)
  restore()
})

test('where the browser has no crypto.subtle the signature is verified all the same', async () => {
  const { publicKey, signConfig } = await makeSigner()
  const [good, other] = await Promise.all([signConfig(aConfig()), makeSigner()])
  const bad = await other.signConfig(aConfig())
  const restore = withoutSubtle()
  await expect(obtainBaseConfig(written({ publicKey, baseConfig: good }))).resolves.toMatchObject({ revision: 'r1' })
  await expect(obtainBaseConfig(written({ publicKey, baseConfig: bad }))).rejects.toMatchObject(refusal)
  restore()
})

test.each([0, 3, 111, 112, 127, 128, 300])('the own SHA-512 of %d bytes is the standard one', async (length) => {
  const message = Uint8Array.from({ length }, (_, index) => index % 251)
  const expected = new Uint8Array(await crypto.subtle.digest('SHA-512', message))
  expect([...sha512(message)]).toEqual([...expected])
})

test.each(['', '{', '{"lang":"zh-CN"}'])('a boot document that reads %j is none', (content) => {
  document.body.innerHTML = `<script type="application/json" id="atrium-boot">${content}</script>`
  expect(readBootDocument(document)).toBeNull()
})
