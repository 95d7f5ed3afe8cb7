import type { FileOutput } from '@atrium/shared-utility/contract'

/** Hands a file to the person. */
export function save({ name, content }: FileOutput) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
