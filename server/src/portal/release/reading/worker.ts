import type { Rules } from '@atrium/importmap/gate'
import { answerOnce } from '../../../operation/package/reading/in-worker.ts'
import { examine } from './examine.ts'

await answerOnce((source, { rules }: { rules: Rules }) => examine(source, rules))
