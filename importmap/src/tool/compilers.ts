import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginOption } from 'vite'

/** Vite's plugins for files of a framework, and what our pages ask of them. */
const known: Record<string, { make: string; options: object }> = {
  '@vitejs/plugin-vue': { make: 'default', options: {} },
  '@sveltejs/vite-plugin-svelte': {
    make: 'svelte',
    // Styles that a script inserts are refused by the page; as a file they are kept within the parcel.
    options: { configFile: false, emitCss: true, compilerOptions: { css: 'external' } },
  },
}

/** Those that the team has installed: a framework and its compiler are the team's own, in the versions that it likes. */
export async function compilersIn(folder: string): Promise<PluginOption[]> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const made = Object.entries(known).map(async ([name, { make, options }]) => {
    const file = installed(name, resolve)
    if (file === null) return null
    const module: Record<string, (options: object) => PluginOption> = await import(pathToFileURL(file).href)
    return module[make]?.(options)
  })
  return Promise.all(made)
}

function installed(name: string, resolve: NodeJS.RequireResolve) {
  try {
    return resolve(name)
  } catch {
    // The team draws with something else.
    return null
  }
}
