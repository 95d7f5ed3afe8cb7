import { isMainThread } from 'node:worker_threads'

const lookAgainMs = 500
const parent = process.ppid

// Loaded before a tool that runs tests, and in the workers of Jest with it: a process that is killed tells nothing to those
// that it has started, and they would go on.
if (isMainThread)
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1)
  }, lookAgainMs).unref()
