import { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inRepository } from '../repository.ts'
import { allMutants } from './all-mutants.ts'
import { plantIn, type Mutant } from './mutant.ts'

// Every Node of a run loads this before anything else (`mutant-run.ts`). A reader of the one file of the mutant that
// the environment names reads it with the mutant: Node's own loading of modules, and all code that reads files, as Jest
// does for pages. On the disk nothing changes, and what caches of Jest and Node keep they keep by the text that they
// have read.
const planted = allMutants.find(({ id }) => id === process.env.TEST_MUTANT)
if (planted !== undefined) plant(planted)
passOn()

function plant(mutant: Mutant) {
  const file = inRepository(mutant.file)
  const url = pathToFileURL(file).href
  const { readFileSync } = fs
  const { readFile } = fs.promises
  const withMutant = (text: string) => {
    noteLoaded(mutant)
    return plantIn(mutant, text)
  }
  registerHooks({
    load(asked, context, next) {
      const loaded = next(asked, context)
      if (asked.split('?')[0] !== url) return loaded
      return { ...loaded, source: withMutant(readFileSync(file, 'utf8')) }
    },
  })
  fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
    const content = readFileSync(...args)
    return isFile(args[0], file) ? as(content, withMutant) : content
  }) as typeof readFileSync
  fs.promises.readFile = (async (...args: Parameters<typeof readFile>) => {
    const content = await readFile(...args)
    return isFile(args[0], file) ? as(content, withMutant) : content
  }) as typeof readFile
  syncBuiltinESMExports()
}

function isFile(asked: unknown, file: string) {
  return asked instanceof URL ? asked.protocol === 'file:' && fileURLToPath(asked) === file : asked === file
}

function as(content: string | NonSharedBuffer, withMutant: (text: string) => string) {
  return typeof content === 'string' ? withMutant(content) : Buffer.from(withMutant(content.toString('utf8')))
}

/** A test that fails without ever having loaded the mutant has not found it. */
function noteLoaded({ id }: Mutant) {
  const { TEST_MUTANT_LOADED: note } = process.env
  if (note !== undefined) fs.writeFileSync(note, id)
}

/** Servers that tests start as processes get few variables: these go along. What may read no file gets none. */
function passOn() {
  const names = ['NODE_OPTIONS', 'TEST_MUTANT', 'TEST_MUTANT_LOADED']
  const ours = names.flatMap((name) => (process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`]))
  const { prototype } = ChildProcess as unknown as { prototype: { spawn: (options: Spawned) => unknown } }
  const { spawn } = prototype
  prototype.spawn = function (options) {
    const { envPairs = [], args = [] } = options
    if (args.includes('--permission')) return spawn.call(this, options)
    const added = ours.filter((pair) => !envPairs.some((known) => known.startsWith(pair.replace(/=.*/s, '='))))
    return spawn.call(this, { ...options, envPairs: [...envPairs, ...added] })
  }
}

type Spawned = { envPairs?: string[]; args?: string[] }
