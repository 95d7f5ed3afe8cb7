'use strict'
// What node_modules holds, as a note in it says: of which lockfile, and whether without what only development needs.
// Plain JavaScript, because the first file of every script needs it.
const crypto = require('crypto')
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, 'node_modules')
const note = path.join(folder, '.atrium-lock')
/** The tasks that a machine which only runs the product has; every other one builds on what development installs. */
const ofProduct = ['start', 'build', 'maintenance', 'bundle']
const withoutDev = 'without dev'

module.exports = { planFor: planFor, begin: begin, finish: finish }

/** What has to be installed for a task; null: nothing. */
function planFor(task) {
  const has = read()
  const lock = lockHash()
  const isEnough = ofProduct.includes(task)
  if (has.lock === lock && (isEnough || has.kind !== withoutDev)) return null
  // A whole installation stays whole: npm would remove what it is told to leave out.
  const isLess = isEnough && (has.kind === withoutDev || !fs.existsSync(folder))
  return { lock: lock, kind: isLess ? withoutDev : '', option: isLess ? '--omit=dev' : '--include=dev' }
}

/** What was noted before no longer holds: an installation that is cut short is begun again, as large as it was to be. */
function begin(plan) {
  fs.mkdirSync(folder, { recursive: true })
  write('', plan.kind)
}

/** Noted last. */
function finish(plan) {
  write(plan.lock, plan.kind)
}

function read() {
  try {
    const words = /^(\S*) ?(.*)$/.exec(fs.readFileSync(note, 'utf8'))
    return words ? { lock: words[1], kind: words[2] } : { lock: '', kind: '' }
  } catch (error) {
    if (error.code === 'ENOENT') return { lock: '', kind: '' }
    throw error
  }
}

function write(lock, kind) {
  fs.writeFileSync(note + '.new', kind ? lock + ' ' + kind : lock)
  fs.renameSync(note + '.new', note)
}

function lockHash() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  // A release raises the versions of our own packages, which are not installed from a registry: they count as the first
  // one.
  const withoutOwn = lock.replace(/("name": "@atrium\/[\w-]+",\s*"version": )"[^"]*"/g, '$1"0.1.0"')
  return crypto.createHash('sha256').update(withoutOwn).digest('hex')
}
