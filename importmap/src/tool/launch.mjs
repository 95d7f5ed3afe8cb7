#!/usr/bin/env node
// The program `atrium`. It is read by every Node, so it imports nothing before it has looked at the version: the files
// that it starts are not understood by an older one.
const needed = 24
const [major = '0'] = process.versions.node.split('.')
if (Number(major) >= needed) await import('./cli.mjs')
else {
  console.error(
    `atrium needs Node ${needed} or newer, and this is Node ${process.versions.node}. Install it from https://nodejs.org, or with your version manager: nvm install ${needed}`,
  )
  process.exitCode = 2
}
