import { existsSync } from 'node:fs'
import { buildPortal } from '../build.ts'
import { inRepository } from '../repository.ts'

/** `npm run build`: the production build of whatever is stale, and the packages for teams. */
export async function build() {
  const startedAt = performance.now()
  const { revision } = await buildPortal('production')
  console.log(
    `the portal's build ${revision} is complete, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  )
  await buildPackages()
  return 0
}

/** Their types are written by a compiler that only development installs. */
async function buildPackages() {
  if (!existsSync(inRepository('node_modules/typescript')))
    return console.log('the packages for teams are not made: that takes what "npm run sdk" installs')
  const { makeSdk } = await import('../sdk/make-sdk.ts')
  const { packages } = await makeSdk()
  console.log(`the packages for teams are ${packages.map(({ file }) => file).join(' and ')}`)
}
