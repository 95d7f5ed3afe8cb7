import { buildPortal } from '../build.ts'

/** `npm run build`: the production build of whatever is stale. */
export async function build() {
  const startedAt = performance.now()
  const { revision } = await buildPortal('production')
  console.log(
    `the portal's build ${revision} is complete, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  )
  return 0
}
