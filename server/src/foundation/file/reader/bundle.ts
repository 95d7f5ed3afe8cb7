import { rolldown } from 'rolldown'

// Runs in a process of its own, with the files of a reader: where its process begins, and where its thread does.

const [, , main, worker] = process.argv
process.stdout.write(JSON.stringify({ process: await bundled(main), thread: await bundled(worker) }))

async function bundled(input = '') {
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'cjs' })
  await bundle.close()
  if (output.length > 1) throw new Error(`${input} is more than one piece`)
  return output[0].code
}
