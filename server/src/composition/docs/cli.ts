import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../../foundation/process/config/config.ts'
import { callsPage, problemsPage } from './pages.ts'

const folder = path.join(readConfig({}).repositoryFolder, 'docs')
await mkdir(folder, { recursive: true })
await writeFile(path.join(folder, 'calls.md'), callsPage())
await writeFile(path.join(folder, 'problems.md'), problemsPage())
