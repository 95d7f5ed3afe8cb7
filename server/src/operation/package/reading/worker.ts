import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { answerOnce } from '../../../foundation/reader/in-worker.ts'
import { readPackage } from './read-package.ts'

void answerOnce((source, { platform }: { platform: PackagePlatform }) => readPackage(platform, source))
