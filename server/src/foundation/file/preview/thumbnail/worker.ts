import { answerOnce } from '../../reader/in-worker.ts'
import { smallPicture } from './small-picture.ts'

void answerOnce((source, { mediaType }: { mediaType: string }) => smallPicture(source, mediaType))
