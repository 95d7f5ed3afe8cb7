import type { Attachment } from '../../contract/index.ts'
import { AttachmentList, useFormValues } from '../../ui/index.ts'
import { idsIn } from './ids-in.ts'
import type { AttachingState } from './use-attaching.ts'

type Props = { attaching: AttachingState; findLink: (file: Attachment) => Promise<{ url: string }> }

/** The files that stand in the form, as readers will have them. */
export function WrittenFiles({ attaching: { known }, findLink }: Props) {
  const { attachments } = useFormValues()
  return <AttachmentList files={idsIn(attachments).flatMap((id) => known.get(id) ?? [])} findLink={findLink} />
}
