import { runTool } from './run-tool.ts'

// What `launch.mjs`, the program `atrium` of the package @atrium/parcel, runs; importmap/src/sdk makes it of this.
process.exitCode = await runTool(process.argv.slice(2), process.cwd())
