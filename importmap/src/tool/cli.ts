#!/usr/bin/env node
import { runTool } from './run-tool.ts'

// The program `atrium` of the package @atrium/parcel, which importmap/src/sdk makes of this.
process.exitCode = await runTool(process.argv.slice(2), process.cwd())
