import { answerOnce } from '../../../../foundation/file/reader/in-worker.ts'
import { examine, type VersionRules } from './examine.ts'

void answerOnce((source, { held }: { held: VersionRules }) => examine(source, held))
