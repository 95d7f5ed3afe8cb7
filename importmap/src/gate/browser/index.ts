export { findChromium } from './find-chromium.ts'
export { runInBrowser, runFolderPrefix, RunBroken } from './run-in-browser.ts'
export type { ChromiumHere, RunProgress, RunTask } from './task.ts'
