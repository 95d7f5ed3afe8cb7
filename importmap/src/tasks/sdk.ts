import { makeSdk } from '../sdk/make-sdk.ts'

/** `npm run sdk`: the packages for teams that a running portal serves below /sdk/. Nothing is made twice. */
export async function sdk() {
  const { packages } = await makeSdk()
  for (const { name, file } of packages) console.log(`${name}: /sdk/${file}`)
  return 0
}
