import { parseArguments } from './arguments.ts'
import { conclude } from './conclude.ts'
import { create } from './create.ts'
import { portalAddress } from './portal.ts'

const usage = `atrium-create @team/hello --portal <url> [--template react, vue, svelte or web-component]

makes a folder with a parcel of that name, for that portal`

// What the package @atrium/create runs: `atrium create` by itself, without all that a build takes.
const args = process.argv.slice(2)
process.exitCode = await conclude(args.includes('--json'), async () => {
  const { values, positionals } = parseArguments(['create', ...args])
  if (values.help) return { isGood: true, lines: [usage], data: { usage } }
  const portal = values.portal === undefined ? undefined : portalAddress(values.portal)
  return create({ folder: process.cwd(), portal, template: values.template, names: positionals.slice(1) })
})
