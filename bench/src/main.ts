import { loadavg } from 'node:os'
import { checkMeasured, isHeld, type Bench, type Figure, type Size } from './figure.ts'
import { prepareBuild } from './prepare-build.ts'
import { tableOf } from './table.ts'

/** Each is loaded only when it is run. The order is that of the table. */
const benches: Record<string, () => Promise<Bench>> = {
  'sign-in-page': async () => (await import('./sign-in-page.ts')).signInPage,
  home: async () => (await import('./home.ts')).home,
  'home-large': async () => (await import('./home.ts')).homeOfLarge,
  switch: async () => (await import('./switch.ts')).switchSubApps,
  routes: async () => (await import('./routes.ts')).routes,
  utility: async () => (await import('./utility.ts')).utility,
  stack: async () => (await import('./stack.ts')).stack,
  'sign-in': async () => (await import('./sign-in.ts')).signIn,
  overload: async () => (await import('./overload.ts')).overload,
  list: async () => (await import('./list.ts')).list,
  records: async () => (await import('./records.ts')).records,
  'large-enterprise': async () => (await import('./large-enterprise.ts')).largeEnterprise,
  'operator-lists': async () => (await import('./operator-lists.ts')).operatorLists,
  live: async () => (await import('./live.ts')).live,
  chat: async () => (await import('./chat.ts')).chat,
  upload: async () => (await import('./upload.ts')).upload,
  memory: async () => (await import('./memory.ts')).memory,
  packages: async () => (await import('./packages.ts')).packages,
  start: async () => (await import('./start.ts')).start,
  parcel: async () => (await import('./parcel.ts')).parcel,
  parcels: async () => (await import('./parcels.ts')).parcels,
}

process.exitCode = await main(process.argv.slice(2))

/**
 * Runs the benches that were named, or all, one after another, and answers 1 when a budget is crossed or a bench gives no
 * figures. With `--smoke` each does as little as it can: whether it still runs is the question, and no budget is looked at.
 */
async function main(args: readonly string[]) {
  const names = args.filter((arg) => arg !== '--smoke')
  const unknown = names.find((name) => !(name in benches))
  if (unknown !== undefined) {
    console.error(`There is no bench "${unknown}". The benches are: ${Object.keys(benches).join(', ')}.`)
    return 1
  }
  await prepareBuild()
  const wanted = Object.entries(benches).filter(([name]) => names.length === 0 || names.includes(name))
  const { figures, failures } = await measure(wanted, args.includes('--smoke') ? 'smoke' : 'whole')
  if (args.includes('--smoke')) {
    console.log(`${wanted.length} benches gave ${figures.length} figures, which mean nothing; ${failures} failed`)
    return failures === 0 ? 0 : 1
  }
  console.log(`\n${tableOf(figures)}\n`)
  const crossed = figures.filter((figure) => isHeld(figure) === false)
  console.log(`${figures.length} figures, ${crossed.length} over their budget, ${failures} benches failed`)
  return crossed.length + failures === 0 ? 0 : 1
}

async function measure(wanted: readonly (readonly [string, () => Promise<Bench>])[], size: Size) {
  const figures: Figure[] = []
  let failures = 0
  for (const [name, load] of wanted) {
    try {
      figures.push(...(await timed(name, await load(), size)))
    } catch (error) {
      failures += 1
      console.error(`${name} could not be measured:`, error)
    }
  }
  return { figures, failures }
}

async function timed(name: string, bench: Bench, size: Size) {
  const startedAt = performance.now()
  const figures = await bench(size)
  if (figures === null) return []
  checkMeasured(figures)
  // The load tells the reader of the figures whether the machine was theirs alone.
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${name}: ${figures.length} figures, ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`)
  return figures
}
