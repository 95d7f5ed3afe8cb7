import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { answerOnce } from '../../../../foundation/file/reader/in-worker.ts'
import { readPackage } from './read-package.ts'

void answerOnce((source, { platform }: { platform: PackagePlatform }) => readPackage(platform, source))
