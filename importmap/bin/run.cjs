'use strict'
// The first file of every npm script. It may meet any Node, so it keeps to syntax that the oldest can read:
// it refuses what cannot install, installs what the lockfile says, and goes on with the pinned Node.
const childProcess = require('child_process')
const crypto = require('crypto')
const fs = require('fs')
const path = require('path')

const root = path.resolve(__dirname, '../..')
const stamp = path.join(root, 'node_modules', '.atrium-lock')
const oldestNode = [20, 19]
const oldestNpm = [10, 0]
const runnableNode = [24, 9]

main(process.argv.slice(2))

function main(args) {
  if (!atLeast(process.versions.node, oldestNode)) {
    refuse(
      'Atrium needs Node ' +
        oldestNode.join('.') +
        ' or newer to install itself; this is Node ' +
        process.versions.node +
        '.',
    )
  }
  install()
  run(args)
}

function install() {
  const lock = lockHash()
  if (installedLock() === lock) return
  refuseOldNpm()
  console.log('Installing what package-lock.json says ...')
  // Not `npm ci`: it refuses the whole lockfile when a registry lacks an optional package of some other platform, and
  // when a parcel's folder is new. `--no-save` keeps the lockfile as it is. Nothing of ours needs an install script.
  const result = npm(
    ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'inherit',
  )
  if (result.status !== 0) {
    refuse(
      'npm install failed, so nothing was started. Its messages are above; the network or the registry is the usual cause.',
    )
  }
  fs.writeFileSync(stamp, lock)
}

function refuseOldNpm() {
  const version = String(npm(['--version'], 'pipe').stdout || '').trim()
  if (!version) refuse('Atrium needs npm ' + oldestNpm.join('.') + ' or newer to install itself; no npm was found.')
  if (!atLeast(version, oldestNpm))
    refuse('Atrium needs npm ' + oldestNpm.join('.') + ' or newer to install itself; this is npm ' + version + '.')
}

function npm(args, stdio) {
  // npm tells its scripts where its own program is; without npm around us, the one on the PATH is asked.
  const own = process.env.npm_execpath
  const isNpm = own && /npm-cli\.c?js$/.test(own)
  const options = { cwd: root, stdio: ['ignore', stdio, 'inherit'], shell: !isNpm && process.platform === 'win32' }
  return isNpm
    ? childProcess.spawnSync(process.execPath, [own].concat(args), options)
    : childProcess.spawnSync('npm', args, options)
}

function run(args) {
  const tasks = path.join(__dirname, 'tasks.mjs')
  const child = childProcess.spawn(node(), [tasks].concat(args), { cwd: process.cwd(), stdio: 'inherit' })
  passSignals(child)
  child.on('error', function (error) {
    refuse('Node 24 could not be started: ' + error.message)
  })
  child.on('exit', function (code, signal) {
    if (!signal) process.exit(code)
    // The signal is let through to ourselves, so that whoever started us sees how it ended.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function passSignals(child) {
  process.on('SIGTERM', function () {
    child.kill('SIGTERM')
  })
  process.on('SIGHUP', function () {
    child.kill('SIGHUP')
  })
  process.on('SIGINT', function () {
    // A terminal sends Ctrl-C to the whole group, so the child has it already.
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
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

function lockHash() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  // A release raises the versions of our own packages, which are installed by nobody: they count as the first one.
  const withoutOwn = lock.replace(/("name": "@atrium\/[\w-]+",\s*"version": )"[^"]*"/g, '$1"0.1.0"')
  return crypto.createHash('sha256').update(withoutOwn).digest('hex')
}

function installedLock() {
  try {
    return fs.readFileSync(stamp, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function atLeast(version, wanted) {
  const parts = version.split('.').map(Number)
  return parts[0] > wanted[0] || (parts[0] === wanted[0] && parts[1] >= wanted[1])
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
