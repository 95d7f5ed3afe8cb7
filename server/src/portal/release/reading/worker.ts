import { answerOnce } from '../../../foundation/reader/in-worker.ts'
import { examine, type Held } from './examine.ts'

void answerOnce((source, { held }: { held: Held }) => examine(source, held))
