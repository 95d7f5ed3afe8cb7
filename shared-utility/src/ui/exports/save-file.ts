/** Hands a file to the person. */
export function saveFile({ name, content }: { name: string; content: Blob }) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
