import type { Broken } from './broken-start.ts'
import { brokenDatabases } from './broken-databases.ts'
import { brokenFolders } from './broken-folders.ts'
import { brokenListening } from './broken-listening.ts'
import { brokenSettings } from './broken-settings.ts'

/** Every way to break a start that is known. */
export const brokenStarts: readonly Broken[] = [
  ...brokenSettings,
  ...brokenFolders,
  ...brokenListening,
  ...brokenDatabases,
]
