import { readFileSync } from 'node:fs'
import { withoutCallWords } from './call-words.ts'

/**
 * Files of shared packages whose functions the browser never calls. zod makes a JSON Schema function for each schema,
 * for the server's OpenAPI page; MUI gives each theme one that writes its source, for a tool that we do not use.
 */
const neverCalled =
  /\/(?:zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js|@mui\/material\/styles\/stringifyTheme\.mjs)$/

/** The theme switches ripples off everywhere (shared-utility/src/ui/theme/theme-controls.ts), so no button ever draws one. */
const neverDrawn = /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/

/** So it has nothing to tell one to do, and none to wait for: with this a button is drawn once less when it is pressed. */
const neverStarted = /\/@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/

/** Whatever is left to parse in a browser was not compiled by the build, and is refused. */
const neverParsed = /\/@formatjs\/icu-messageformat-parser\/index\.js$/

/** Only `withTheme` of emotion calls it, around components of before hooks; no parcel has one. */
const neverHoisted = /\/hoist-non-react-statics\/dist\/[\w.-]+\.js$/

/** Writes a script into the page, which its policy would refuse; ours is chosen in theme-mode.ts. Its names are needed. */
const neverWritten = /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/

/** The calls of the contract. What each is for is said in docs, in the server's OpenAPI page and in its answers to operators. */
const ofContract = /\/shared-utility\/src\/contract\/(?!problem\/)\w+\/[\w-]+\.ts$/

/** What stands in for such a file, or `null` for every other: the first page is not to wait for what it never runs. */
export function withoutLeftOut(id: string) {
  if (neverParsed.test(id)) return "export * from '@formatjs/icu-messageformat-parser/no-parser.js'\n"
  if (neverHoisted.test(id)) return "export default () => { throw new Error('withTheme is left out of the browser') }\n"
  if (neverWritten.test(id)) return namesAlone(id)
  if (neverDrawn.test(id)) return 'export default () => null\n'
  if (neverStarted.test(id)) return stillRipple
  if (neverCalled.test(id)) return refusals(id)
  return ofContract.test(id) ? withoutCallWords(readFileSync(id, 'utf8')) : null
}

const stillRipple = `const rest = () => undefined
const ripple = { ref: { current: null }, shouldMount: false, start: rest, stop: rest, pulsate: rest }
export default () => ripple
`

function namesAlone(id: string) {
  const names = readFileSync(id, 'utf8').match(/^export const \w+ = '[^']*';$/gm) ?? []
  const refuse = "() => { throw new Error('This is left out of the browser') }"
  return [...names, `export const buildInitColorSchemeScript = ${refuse}`, `export default ${refuse}`].join('\n')
}

/** Making is harmless, and only calling refuses. */
function refusals(id: string) {
  const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const refuse = "const refuse = () => { throw new Error('This is left out of the browser') }\n"
  return refuse + names.map((name) => `export const ${name} = () => refuse\n`).join('')
}
