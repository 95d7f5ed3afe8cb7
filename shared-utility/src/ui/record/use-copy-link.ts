import type { RowAction } from '../data-table/column.ts'
import { useCopy } from '../display/use-copy.ts'
import { useToast } from '../notice/toast.ts'
import { useRecordWords } from './words.ts'

/** Copies the address of the record, without what is open on its page. */
export function useCopyLink(): RowAction {
  const words = useRecordWords()
  const toast = useToast()
  const { origin, pathname } = globalThis.location
  const { copy } = useCopy(origin + pathname)
  const handleCopy = async () => toast(words((await copy()) ? 'copied' : 'notCopied'))
  return { key: 'copy', label: words('copyLink'), onSelect: () => void handleCopy() }
}
