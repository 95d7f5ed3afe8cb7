import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Has a process of ours write down which packages it has loaded; they are read once it has ended. */
export function watchPackages(folder: string) {
  const file = path.join(folder, 'loaded')
  const source = `data:text/javascript,${encodeURIComponent(recorder(file))}`
  return {
    environment: { NODE_OPTIONS: `--import=${source}` },
    loaded: async () => new Set((await readFile(file, 'utf8')).split('\n')),
  }
}

// Every file is loaded through here, by import or by require.
function recorder(file: string) {
  return `
    import { registerHooks } from 'node:module'
    import { writeFileSync } from 'node:fs'
    const names = new Set()
    registerHooks({
      load(url, context, next) {
        const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? []
        if (name !== undefined) names.add(name)
        return next(url, context)
      },
    })
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, [...names].join('\\n')))
  `
}
