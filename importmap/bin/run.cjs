'use strict'
// The first file of every npm script. It may meet any Node, so it keeps to syntax that the oldest can read:
// it refuses what cannot install, installs what the lockfile says, and goes on with the pinned Node.
const childProcess = require('child_process')
const fs = require('fs')
const os = require('os')
const path = require('path')
const installed = require('./installed.cjs')

const root = path.resolve(__dirname, '../..')
const installing = path.join(root, '.cache', 'install.lock')
const oldestNode = [20, 19]
const oldestNpm = [10, 0]
const runnableNode = [24, 9]
const watchParentMs = 250

/** What runs for us at the moment, and is told of every signal. */
let child = null
/** The lock of an installation: npm holds it with us, because it would go on if we were killed. */
let held = null

void main(process.argv.slice(2))

async function main(args) {
  if (!atLeast(process.versions.node, oldestNode)) {
    refuse(
      'Atrium needs Node ' +
        oldestNode.join('.') +
        ' or newer to install itself; this is Node ' +
        process.versions.node +
        '.',
    )
  }
  passSignals()
  await install(args[0])
  const tasks = path.join(__dirname, 'tasks.mjs')
  const env = Object.assign({}, process.env, { LAUNCHER_PID: String(process.pid) })
  const end = await run(node(), [tasks].concat(args), { cwd: process.cwd(), stdio: 'inherit', env: env })
  if (end.error) refuse('Node 24 could not be started: ' + end.error.message)
  endAs(end)
}

async function install(task) {
  if (!installed.planFor(task) && !fs.existsSync(installing)) return
  // Two installations in one folder would leave each other's halves: the second one waits, and finds nothing to do.
  held = await require('./lock.cjs').takeLock(installing, function (pid) {
    console.log('Waiting for process ' + pid + ', which is installing here ...')
  })
  try {
    const plan = installed.planFor(task)
    if (plan) await installNow(plan)
  } finally {
    held.release()
    held = null
  }
}

async function installNow(plan) {
  await refuseOldNpm()
  console.log('Installing what package-lock.json says ...')
  installed.begin(plan)
  // Not `npm ci`: it refuses the whole lockfile when a registry lacks an optional package of some other platform, and
  // when a parcel's folder is new. `--no-save` keeps the lockfile as it is. Nothing of ours needs an install script.
  const result = await npm(
    ['install', '--no-save', plan.option, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'inherit',
  )
  if (result.signal) endAs(result)
  if (result.code !== 0) {
    refuse(
      'npm install failed, so nothing was started. Its messages are above; the network or the registry is the usual cause.',
    )
  }
  installed.finish(plan)
}

async function refuseOldNpm() {
  const version = (await npm(['--version'], 'pipe')).said.trim()
  if (!version) refuse('Atrium needs npm ' + oldestNpm.join('.') + ' or newer to install itself; no npm was found.')
  if (!atLeast(version, oldestNpm))
    refuse('Atrium needs npm ' + oldestNpm.join('.') + ' or newer to install itself; this is npm ' + version + '.')
}

function npm(args, stdio) {
  // npm tells its scripts where its own program is; without npm around us, the one on the PATH is asked.
  const own = process.env.npm_execpath
  const isNpm = own && /npm-cli\.c?js$/.test(own)
  const options = { cwd: root, stdio: ['ignore', stdio, 'inherit'], shell: !isNpm && process.platform === 'win32' }
  return isNpm ? run(process.execPath, [own].concat(args), options) : run('npm', args, options)
}

/** Runs a program to its end; a program that could not be started has an `error`. */
function run(program, args, options) {
  return new Promise(function (resolve) {
    let said = ''
    child = childProcess.spawn(program, args, options)
    if (held && child.pid) held.share(child.pid)
    if (child.stdout) {
      child.stdout.on('data', function (chunk) {
        said += chunk
      })
    }
    child.on('error', function (error) {
      resolve({ code: 1, signal: null, said: said, error: error })
    })
    child.on('close', function (code, signal) {
      child = null
      resolve({ code: code, signal: signal, said: said })
    })
  })
}

function endAs(end) {
  if (!end.signal) process.exit(end.code)
  // The signal is let through to ourselves, so that the process that started us sees how it ended.
  process.removeAllListeners(end.signal)
  process.kill(process.pid, end.signal)
  // Process 1 of a container is not ended by it.
  setTimeout(function () {
    process.exit(128 + os.constants.signals[end.signal])
  }, 100)
}

function passSignals() {
  ;['SIGTERM', 'SIGHUP', 'SIGINT'].forEach(function (signal) {
    process.on(signal, function () {
      if (!child) endAs({ signal: signal })
      // A terminal sends Ctrl-C to the whole group, so the child has it already.
      else if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  })
  if (process.env.npm_lifecycle_event === undefined) return
  // npm that is killed tells no process: what it started would run on without a process to end it.
  const parent = process.ppid
  const watch = setInterval(function () {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.emit('SIGTERM')
  }, watchParentMs)
  watch.unref()
}

function node() {
  const pinned = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (fs.existsSync(pinned)) return pinned
  if (atLeast(process.versions.node, runnableNode)) return process.execPath
  refuse(
    'There is no packaged Node 24 for ' +
      process.platform +
      '-' +
      process.arch +
      '; start Atrium with Node ' +
      runnableNode.join('.') +
      ' or newer.',
  )
}

function atLeast(version, wanted) {
  const parts = version.split('.').map(Number)
  return parts[0] > wanted[0] || (parts[0] === wanted[0] && parts[1] >= wanted[1])
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
