'use strict'
// A lock that one process holds at a time, in a file. A holder that was killed is recognised by its process being gone,
// or being one that no parent has collected (a zombie). Plain JavaScript, because the first file of every script needs
// it.
const crypto = require('crypto')
const fs = require('fs')
const path = require('path')

const askAgainMs = 200
const settleMs = 50

module.exports = { takeLock: takeLock }

/**
 * Waits until the lock is ours; answers how to give it back, and how to share it with a process that works for us and
 * may outlive us. `onWait` hears once of the process that has it.
 */
async function takeLock(file, onWait) {
  const mine = {
    pid: process.pid,
    startedAt: startOf(process.pid),
    token: crypto.randomBytes(9).toString('hex'),
  }
  const draft = file + '.' + mine.token
  let told = false
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(draft, JSON.stringify(mine))
  try {
    while (!(await tryLock(file, draft, mine.token))) {
      const holder = holderOf(file)
      if (!told && holder && onWait) onWait(holder.pid)
      told = told || Boolean(holder)
      await pause(askAgainMs)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return {
    share: function (pid) {
      if (tokenIn(file) !== mine.token) return
      // Renamed when whole: a lock that is half written would name no holder.
      fs.writeFileSync(draft, JSON.stringify(Object.assign({ worker: { pid: pid, startedAt: startOf(pid) } }, mine)))
      fs.renameSync(draft, file)
    },
    release: function () {
      if (tokenIn(file) === mine.token) fs.rmSync(file, { force: true })
    },
  }
}

async function tryLock(file, draft, token) {
  const before = holderOf(file)
  if (before && isHeld(before)) return false
  const isTakeOver = fs.existsSync(file)
  if (isTakeOver) moveAside(file, draft + '.aside', before)
  if (!link(draft, file)) return false
  // If two found the same dead holder, one may have moved the other's lock away and put it back: both look again.
  if (isTakeOver) await pause(settleMs)
  return tokenIn(file) === token
}

function moveAside(file, aside, dead) {
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const moved = tokenIn(aside)
  if (moved && (!dead || moved !== dead.token)) link(aside, file)
  fs.rmSync(aside, { force: true })
}

// link() fails when the name exists, and never shows a half-written file.
function link(from, to) {
  try {
    fs.linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Null: no holder, or what is no lock of ours. */
function holderOf(file) {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8'))
    return holder && Number.isInteger(holder.pid) ? holder : null
  } catch {
    return null
  }
}

function tokenIn(file) {
  const holder = holderOf(file)
  return holder ? holder.token : ''
}

function isHeld(holder) {
  return isAlive(holder) || Boolean(holder.worker && isAlive(holder.worker))
}

function isAlive(holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  const fields = statFields(holder.pid)
  // The same number may belong to a younger process by now.
  return !/^[ZX]/.test(fields[0] || '') && (fields[19] || '') === holder.startedAt
}

function startOf(pid) {
  return statFields(pid)[19] || ''
}

// The second field is the program's name in brackets and may hold spaces, so the rest is what follows it.
function statFields(pid) {
  try {
    const stat = fs.readFileSync('/proc/' + pid + '/stat', 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // No /proc here, or the process has just ended.
  }
}

function pause(ms) {
  return new Promise(function (resolve) {
    setTimeout(resolve, ms)
  })
}
