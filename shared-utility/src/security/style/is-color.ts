/** `#rrggbb`, as the call takes it. */
export function isColor(text: string) {
  return /^#[\da-f]{6}$/i.test(text.trim())
}
