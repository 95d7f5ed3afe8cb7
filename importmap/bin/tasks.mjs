// Runs on the pinned Node, which reads our TypeScript as it stands.
import { runTask } from '../src/tasks/run-task.ts'

process.exitCode = await runTask(process.argv.slice(2))
