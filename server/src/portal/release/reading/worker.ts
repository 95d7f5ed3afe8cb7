import type { Rules } from '@atrium/importmap/gate'
import { answerOnce } from '../../../foundation/reader/in-worker.ts'
import { examine } from './examine.ts'

await answerOnce((source, { rules }: { rules: Rules }) => examine(source, rules))
